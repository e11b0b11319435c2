import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import {
  ACCEPTED,
  ADDRESS,
  PORTAL,
  TOKEN,
  answerNext,
  button,
  calls,
  close,
  emitted,
  find,
  heading,
  heard,
  input,
  note,
  open,
  press,
  refusal,
  root,
  settle,
  signUp,
  stageForms,
  status,
  submit,
  type,
} from '../../../support/widgets/form-stage.ts';
import { messages } from '../../../../widgets/subscribe-form/subscribe-form.messages.ts';
import { signupAnswer } from '../../../support/widgets/signup-answer.ts';
import type { Reply } from '../../../support/widgets/form-stage.ts';

stageForms();

describe('the form at rest', () => {
  it('makes no call', async () => {
    await open();
    expect(calls).toEqual([]);
  });

  it('has a named, described field that browsers and password managers know', async () => {
    await open();
    expect(find<HTMLLabelElement>('label').htmlFor).toBe('email');
    expect(find('label').textContent).toBe('Your email');
    expect(input().getAttribute('aria-describedby')).toBe('email-note');
    expect(note()).toBe('You can unsubscribe at any time.');
    expect(input().type).toBe('email');
    expect(input().name).toBe('email');
    expect(input().getAttribute('autocomplete')).toBe('email');
    expect(input().getAttribute('inputmode')).toBe('email');
    expect(input().getAttribute('aria-invalid')).toBe('false');
  });

  it('hides the honeypot by attribute', async () => {
    await open();
    const pot = find<HTMLInputElement>('[name=nickname]');
    expect(pot.hidden).toBe(true);
    expect(pot.tabIndex).toBe(-1);
    expect(pot.getAttribute('autocomplete')).toBe('off');
  });

  it.each([
    [undefined, 'card'],
    ['inline', 'inline'],
    ['cover', 'cover'],
    ['poster', 'card'],
  ])('with the layout %s is laid out as %s', async (layout, expected) => {
    await open({ attributes: layout ? { layout } : {} });
    expect(find('.subscribe').className).toBe(`subscribe ${expected}`);
    expect(heading()).toBe(expected === 'card' ? 'The Tideline' : undefined);
  });

  it('is not there while a reader is at work in what stands in its place', async () => {
    const busy = vi.spyOn(HTMLElement.prototype, 'matches').mockReturnValue(true);
    await open();
    expect(busy).toHaveBeenCalledExactlyOnceWith(':focus-within');
    expect(root()).toBeNull();
    busy.mockRestore();
  });

  it('takes the data- attributes of a div that stands for its element', async () => {
    await open({ attributes: { 'data-layout': 'inline', 'data-errors': 'container' } });
    expect(find('.subscribe').className).toBe('subscribe inline');
    await submit();
    expect(find('.errors').textContent).toBe('Enter your email address.');
  });

  it('asks for its token when it is touched', async () => {
    await open();
    await act(async () => input().focus());
    expect(calls).toEqual(['form-token']);
  });

  it('tells a reader who is signed in that they are subscribed', async () => {
    await open({ viewer: { level: 'free', email_hint: ADDRESS } });
    expect(heading()).toBe('You’re subscribed already');
    expect(root().textContent).toContain(ADDRESS);
  });

  it('asks nobody in where readers come by invitation', async () => {
    await open({ publication: { invite_only: true } });
    expect(heading()).toBe('By invitation only');
    expect(input()).toBeNull();
  });

  it('tells how to be invited, and where those who subscribe already sign in', async () => {
    const settings = { invite_email: 'hello+new@tide.example' };
    await open({ publication: { invite_only: true, name: 'Tide & Time' }, settings });
    const links = [...root().querySelectorAll('a')].map((each) => [each.textContent, each.href]);
    const redirect = encodeURIComponent(location.href);
    expect(links).toEqual([
      [
        'Ask for an invitation',
        'mailto:hello%2Bnew@tide.example?subject=An%20invitation%20to%20Tide%20%26%20Time',
      ],
      [
        'I subscribe already: sign in',
        `https://tide.flyleaf.example/account/login?redirect=${redirect}`,
      ],
    ]);
  });

  it('offers only the sign-in where nobody takes requests', async () => {
    await open({ publication: { invite_only: true } });
    expect([...root().querySelectorAll('a')].map((each) => each.textContent)).toEqual([
      'I subscribe already: sign in',
    ]);
  });

  it('tells a free subscriber of a publication by invitation what any is told', async () => {
    await open({
      publication: { invite_only: true },
      viewer: { level: 'free', email_hint: ADDRESS },
    });
    expect(heading()).toBe('You’re subscribed already');
    expect(root().querySelector('a')).toBeNull();
  });
});

describe('the publisher’s own words', () => {
  it('stand in place of ours', async () => {
    const { hint } = messages;
    await open({ copy: { en: { form: { hint: 'Leave when you like.' } } } });
    expect(note()).toBe('Leave when you like.');
    Object.assign(messages, { hint });
  });
});

describe('an address that can’t be right', () => {
  it.each([
    ['', 'Enter your email address.'],
    ['reader@example', 'That email address is not complete.'],
  ])('(%j) is told under the field, and the focus goes there', async (typed, words) => {
    await open();
    await type(typed);
    await act(async () => input().blur());
    await submit();
    expect(note()).toBe(words);
    expect(input().getAttribute('aria-invalid')).toBe('true');
    expect(input().value).toBe(typed);
    expect(calls).toEqual(['form-token']);
  });

  it('stops being told when it is mended', async () => {
    await open();
    await type('reader');
    await submit();
    await type('reader@');
    expect(input().getAttribute('aria-invalid')).toBe('false');
    expect(note()).toBe('You can unsubscribe at any time.');
  });

  it('is told in words of our own where the server knows better', async () => {
    await open();
    await signUp(refusal(400, 'invalid_email', 'email', 'The server’s English'));
    expect(note()).toBe('No mail can reach that address. Look at it again.');
    expect(input().getAttribute('aria-invalid')).toBe('true');
    expect(emitted('error')).toEqual([]);
  });
});

describe('the form while it is busy', () => {
  it('says so, keeps its words, and can’t be sent twice', async () => {
    await open();
    await signUp('never');
    await submit();
    await submit();
    expect(button('Subscribe')?.getAttribute('aria-busy')).toBe('true');
    expect(button('Subscribe')?.getAttribute('aria-disabled')).toBe('true');
    expect(input().readOnly).toBe(true);
    expect(status()).toBe('One moment…');
    expect(calls).toEqual(['form-token', 'subscribe']);
  });
});

describe('trouble', () => {
  it.each<[string, Reply[], string]>([
    [
      'no connection',
      ['lost', 'lost'],
      'No connection. What you typed is kept; try again in a moment.',
    ],
    [
      'the server is down',
      [refusal(503, 'unavailable')],
      'Something went wrong. What you typed is kept.',
    ],
    [
      'it was too often',
      [{ ...refusal(429, 'too_many_requests'), retryAfter: '240' }],
      'That is too often. Try again in 4 minutes.',
    ],
    ['an answer without sense', [PORTAL], 'Something went wrong. What you typed is kept.'],
  ])('(%s) keeps what was typed and offers another try', async (_, answers, words) => {
    await open();
    await signUp(...answers);
    expect(note()).toBe(words);
    expect(heard()).toEqual([words, '']);
    expect(find('.errors').textContent).toBe(words);
    expect(input().value).toBe(ADDRESS);
    expect(input().getAttribute('aria-invalid')).toBe('false');
    expect(emitted('error')).toEqual([{ widget: 'subscribe-form', message: words }]);
    // A token that was answered is spent, so another is asked for.
    answerNext(...(answers.includes(PORTAL) ? [TOKEN, ACCEPTED] : [ACCEPTED]));
    await press('Try again');
    await settle();
    expect(heading()).toBe('Check your inbox');
  });

  it('is seen before any call while the browser is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open();
    await signUp();
    expect(note()).toContain('No connection');
    expect(calls).toEqual(['form-token']);
  });
});

describe('a sign-up', () => {
  it('says where the mail went, moves the focus there and tells the page', async () => {
    await open();
    await signUp(ACCEPTED);
    expect(heading()).toBe('Check your inbox');
    expect(find('strong').textContent).toBe(ADDRESS);
    expect(root().activeElement).toBe(find('h2'));
    const detail = { widget: 'subscribe-form', email: ADDRESS };
    expect(emitted('subscribed')).toEqual([
      { ...detail, requires_confirmation: true, confirmed: false },
    ]);
  });

  it('is remembered, so that the popup asks for no address again', async () => {
    await open();
    await signUp();
    expect(document.cookie).toMatch(/flyleaf_dismissed=s\d+/u);
    document.cookie = 'flyleaf_dismissed=; path=/; max-age=0';
  });

  it('shows its next step again after a reload', async () => {
    await open();
    await signUp(ACCEPTED);
    await close();
    await open();
    expect(heading()).toBe('Check your inbox');
    expect(find('strong').textContent).toBe(ADDRESS);
  });

  it('leads a paying reader to sign-in', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    await open();
    await signUp({ body: signupAnswer({ prompt_to_login: true, subscription_id: null }) });
    await settle(30);
    expect(heading()).toBe('You have a paid subscription');
    const redirect = encodeURIComponent(location.href);
    const href = `https://tide.flyleaf.example/account/login?redirect=${redirect}&email=reader%40example.com`;
    expect(find<HTMLAnchorElement>('a').href).toBe(href);
    expect(assign).toHaveBeenCalledExactlyOnceWith(href);
    expect(emitted('subscribed')).toEqual([]);
  });

  it('is done where nothing has to be confirmed', async () => {
    await open();
    await signUp({ body: signupAnswer({ requires_confirmation: false }) });
    expect(heading()).toBe('You’re subscribed');
    expect(emitted('subscribed')).toMatchObject([{ confirmed: true }]);
  });
});
