import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mount } from '../../../../widgets/subscribe-form/index.tsx';
import { signupAnswer } from '../../../support/widgets/signup-answer.ts';
import { widgetConfig } from '../../../support/widgets/widget-config.ts';
import type { PublicPublication, Viewer, WidgetHandle } from '../../../../src/contracts/embed.ts';

type Reply = { status?: number; body?: unknown; retryAfter?: string } | 'lost' | 'never';

const KEY = 'flyleaf:pending:tide';
const ADDRESS = 'reader@example.com';
const TOKEN = { body: { form_token: 't', usable_in: 0, expires_in: 7_200_000 } };
const PORTAL = { body: 'Sign in to this network' };
const ACCEPTED = { body: signupAnswer() };
const refusal = (status: number, code: string, param?: string, msg = 'No') => ({
  status,
  body: param ? { errors: [{ param, msg, code }], code } : { error: msg, code },
});

let host: HTMLElement;
let handle: WidgetHandle;
let kept: ReturnType<typeof widgetConfig>;
let replies: Reply[];
const calls: string[] = [];

const root = () => host.shadowRoot as ShadowRoot;
const find = <T extends HTMLElement>(selector: string) => root().querySelector(selector) as T;
const input = (id = 'email') => find<HTMLInputElement>(`#${id}`);
const button = (name: string) =>
  [...root().querySelectorAll('button')].find((each) => each.textContent === name);
const heading = () => find('h2')?.textContent;
const note = (id = 'email') => find(`#${id}-note`).textContent;
const status = () => find('output').textContent;

async function settle(milliseconds = 10): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(0);
  });
}

interface Stage {
  publication?: Partial<PublicPublication>;
  attributes?: Record<string, string>;
  viewer?: Viewer;
}

async function open({ publication, attributes, viewer }: Stage = {}): Promise<void> {
  host = document.body.appendChild(document.createElement('flyleaf-subscribe-form'));
  kept = widgetConfig(publication, attributes);
  await act(async () => {
    handle = mount(host, { ...kept.config, ...(viewer && { viewer }) });
  });
  await settle();
}

async function type(text: string, id = 'email'): Promise<void> {
  await act(async () => {
    const field = input(id);
    field.focus();
    field.value = text;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
}

async function submit(id = 'email'): Promise<void> {
  await act(async () => input(id).form?.requestSubmit());
  await settle();
}

async function signUp(...answers: Reply[]): Promise<void> {
  replies = [TOKEN, ...answers];
  await type(ADDRESS);
  await submit();
}

async function enterCode(code: string, ...answers: Reply[]): Promise<void> {
  replies = answers;
  await type(code, 'code');
  await submit('code');
}

const press = (name: string) => act(async () => button(name)?.click());

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  sessionStorage.clear();
  calls.length = 0;
  replies = [];
  vi.stubGlobal('fetch', (url: string) => {
    calls.push(new URL(url).pathname.replace('/api/v1/', ''));
    const reply = replies.shift() ?? 'never';
    if (reply === 'never') return new Promise(() => {});
    if (reply === 'lost') return Promise.reject(new TypeError('Failed to fetch'));
    const headers: HeadersInit = reply.retryAfter ? { 'retry-after': reply.retryAfter } : {};
    const { status = 200, body } = reply;
    return Promise.resolve(new Response(JSON.stringify(body), { status, headers }));
  });
});

afterEach(async () => {
  await act(async () => handle.unmount());
  expect(vi.getTimerCount()).toBe(0);
  host.remove();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

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

  it('asks for its token when it is touched', async () => {
    await open();
    await act(async () => input().focus());
    expect(calls).toEqual(['form-token']);
  });

  it('tells a reader who is signed in that they are subscribed', async () => {
    await open({ viewer: { level: 'free', email: ADDRESS } });
    expect(heading()).toBe('You’re subscribed already');
    expect(root().textContent).toContain(ADDRESS);
  });

  it('asks nobody in where readers come by invitation', async () => {
    await open({ publication: { invite_only: true } });
    expect(heading()).toBe('By invitation only');
    expect(input()).toBeNull();
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

  it('is told in the server’s words where it knows better', async () => {
    await open();
    await signUp(refusal(400, 'invalid_email', 'email', 'Enter an address like name@example.com'));
    expect(note()).toBe('Enter an address like name@example.com');
    expect(input().getAttribute('aria-invalid')).toBe('true');
    expect(kept.emitted('error')).toEqual([]);
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
    expect(status()).toBe(words);
    expect(input().value).toBe(ADDRESS);
    expect(input().getAttribute('aria-invalid')).toBe('false');
    expect(kept.emitted('error')).toEqual([{ widget: 'subscribe-form', message: words }]);
    // A token that was answered is spent, so another is asked for.
    replies = answers.includes(PORTAL) ? [TOKEN, ACCEPTED] : [ACCEPTED];
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
    expect(kept.emitted('subscribed')).toEqual([
      { ...detail, requires_confirmation: true, confirmed: false },
    ]);
  });

  it('shows its next step again after a reload', async () => {
    await open();
    await signUp(ACCEPTED);
    await act(async () => handle.unmount());
    host.remove();
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
    expect(kept.emitted('subscribed')).toEqual([]);
  });

  it('is done where nothing has to be confirmed', async () => {
    await open();
    await signUp({ body: signupAnswer({ requires_confirmation: false }) });
    expect(heading()).toBe('You’re subscribed');
    expect(kept.emitted('subscribed')).toMatchObject([{ confirmed: true }]);
  });
});

describe('the code', () => {
  beforeEach(async () => {
    await open();
    await signUp(ACCEPTED);
    calls.length = 0;
  });

  it('is asked for in a field that phones fill from the mail', () => {
    expect(input('code').getAttribute('autocomplete')).toBe('one-time-code');
    expect(input('code').getAttribute('inputmode')).toBe('numeric');
    expect(input('code').getAttribute('aria-describedby')).toBe('code-note');
  });

  it('confirms, and the tab forgets the sign-up', async () => {
    await enterCode(' 123 456 ', { body: { confirmed: true, email: ADDRESS } });
    expect(calls).toEqual(['subscribe/confirm']);
    expect(heading()).toBe('You’re subscribed');
    expect(root().activeElement).toBe(find('h2'));
    expect(kept.emitted('subscribed').at(-1)).toMatchObject({ email: ADDRESS, confirmed: true });
    expect(sessionStorage.getItem(KEY)).toBe('null');
  });

  it('that is not one is told without a call', async () => {
    await enterCode('12');
    expect(note('code')).toBe('Type the six digits from the mail.');
    expect(input('code').getAttribute('aria-invalid')).toBe('true');
    expect(root().activeElement).toBe(input('code'));
    expect(calls).toEqual([]);
  });

  it.each([
    [refusal(400, 'code_wrong', 'code', 'Not it: 4 tries left'), 'Not it: 4 tries left', 'true'],
    [refusal(400, 'code_expired', 'code', 'Too old'), 'Too old', 'true'],
    [refusal(429, 'code_locked', undefined, 'Dead'), 'Dead', 'false'],
  ])('that the server refuses is kept, with its words', async (reply, words, invalid) => {
    await enterCode('111111', reply);
    expect(note('code')).toBe(words);
    expect(input('code').value).toBe('111111');
    expect(input('code').getAttribute('aria-invalid')).toBe(invalid);
    expect(input('code').readOnly).toBe(invalid === 'false');
  });

  it('survives trouble and a second try', async () => {
    await enterCode('123456', 'lost');
    expect(note('code')).toContain('No connection');
    replies = [{ body: { confirmed: true, email: ADDRESS } }];
    await submit('code');
    expect(heading()).toBe('You’re subscribed');
  });
});

describe('the mail', () => {
  beforeEach(async () => {
    await open();
    await signUp(ACCEPTED);
    calls.length = 0;
  });

  it('can’t be sent again before its pause is over', async () => {
    expect(root().textContent).toContain('You can send it again in a minute.');
    await press('Send it again');
    expect(calls).toEqual([]);
  });

  it('is sent again after its pause, which then runs anew', async () => {
    await settle(60_000);
    replies = [{ body: { resend_after: 60_000 } }];
    await press('Send it again');
    await settle();
    expect(calls).toEqual(['subscribe/resend']);
    expect(status()).toBe('Sent again. Look among the spam, too.');
    await press('Send it again');
    expect(calls).toHaveLength(1);
    await settle(60_000);
    expect(button('Send it again')?.getAttribute('aria-disabled')).toBe('false');
  });

  it('that can’t be sent again says why', async () => {
    await settle(60_000);
    replies = [refusal(429, 'resend_limit', undefined, 'It was sent several times')];
    await press('Send it again');
    await settle();
    expect(note('code')).toBe('It was sent several times');
    expect(status()).toBe('It was sent several times');
  });

  it('can go to another address, with the first one still typed', async () => {
    await press('Use another address');
    await settle();
    expect(input().value).toBe(ADDRESS);
    expect(root().activeElement).toBe(input());
    expect(sessionStorage.getItem(KEY)).toBe('null');
  });
});
