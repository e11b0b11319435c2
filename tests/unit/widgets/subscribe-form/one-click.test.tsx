import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  button,
  calls,
  emitted,
  find,
  heading,
  heard,
  input,
  open,
  press,
  root,
  settle,
  stageForms,
  status,
} from '../../../support/widgets/form-stage.ts';
import { DISMISSAL_COOKIE } from '../../../../src/popup/popup-constants.ts';
import type { Viewer } from '../../../../src/contracts/embed.ts';

const HINT = 'r•••@example.com';
const KNOWN: Viewer = { level: 'anonymous', email_hint: HINT };
const MEMBER: Viewer = { level: 'free', email_hint: HINT };

const subscribe = vi.fn<() => Promise<Viewer>>();
const signOut = vi.fn<() => Promise<void>>();
const reader = { subscribe, signOut };

stageForms();
beforeEach(() => {
  subscribe.mockReset();
  document.cookie = `${DISMISSAL_COOKIE}=; path=/; max-age=0`;
});

const click = async (name: string) => {
  button(name)?.focus();
  await press(name);
};
const come = (viewer = KNOWN, publication = {}) => open({ viewer, reader, publication });

describe('a reader who is signed in on the site and does not subscribe', () => {
  it('is one click away from it, and types nothing', async () => {
    await come();
    expect(heading()).toBe('Subscribe to The Tideline');
    expect(root().textContent).toContain(`You are signed in as ${HINT}.`);
    expect(input()).toBeNull();
    expect(calls).toEqual([]);
  });

  it('subscribes by it', async () => {
    subscribe.mockResolvedValue(MEMBER);
    await come();
    await click('Subscribe');
    expect(subscribe).toHaveBeenCalledOnce();
    expect(heading()).toBe('You’re subscribed');
    expect(root().textContent).toContain(`The next issue of The Tideline goes to ${HINT}.`);
    expect(emitted('subscribed')).toEqual([
      { widget: 'subscribe-form', email: HINT, requires_confirmation: false, confirmed: true },
    ]);
    expect(document.cookie).toContain(DISMISSAL_COOKIE);
    expect(root().activeElement?.tagName).toBe('H2');
  });

  it('can’t click twice', async () => {
    let arrive: (viewer: Viewer) => void = () => {};
    subscribe.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    await come();
    await click('Subscribe');
    await click('Subscribe');
    expect(subscribe).toHaveBeenCalledOnce();
    expect(button('Subscribe')?.getAttribute('aria-busy')).toBe('true');
    expect(status()).toBe('One moment…');
    arrive(MEMBER);
    await settle();
    expect(heading()).toBe('You’re subscribed');
  });

  it.each([
    [new TypeError('offline'), 'No connection.'],
    [Object.assign(new Error(), { status: 503 }), 'Something went wrong.'],
    [Object.assign(new Error(), { status: 401 }), 'You are not signed in here any more.'],
  ])('hears what went wrong, and can try again: %s', async (trouble, words) => {
    subscribe.mockRejectedValueOnce(trouble).mockResolvedValueOnce(MEMBER);
    await come();
    await click('Subscribe');
    expect(heard().join(' ')).toContain(words);
    expect(emitted('error')).toHaveLength(1);
    expect(root().activeElement).toBe(button('Subscribe'));
    await click('Subscribe');
    expect(heading()).toBe('You’re subscribed');
  });

  it('may use another address: the field is empty', async () => {
    await come();
    await click('Use another address');
    expect(input().value).toBe('');
    expect(root().activeElement).toBe(input());
  });

  it('is told where the publisher has to decide', async () => {
    subscribe.mockResolvedValue({ ...KNOWN, waiting: true });
    await come();
    await click('Subscribe');
    expect(heading()).toBe('Your subscription waits');
    expect(emitted('subscribed')).toEqual([]);
  });

  it('who waits already is not asked again', async () => {
    await come({ ...KNOWN, waiting: true });
    expect(heading()).toBe('Your subscription waits');
    expect(find('button')).toBeNull();
  });

  it('needs an invitation where readers come by invitation', async () => {
    await come(KNOWN, { invite_only: true });
    expect(heading()).toBe('By invitation only');
  });
});

it('a subscriber who is signed in on the site is told so', async () => {
  await come(MEMBER);
  expect(heading()).toBe('You’re subscribed already');
  expect(root().textContent).toContain(`Issues of The Tideline go to ${HINT}.`);
});

// The last one: a page has one publication, so its words stay.
it('one click is offered in the publisher’s words where there are some', async () => {
  const copy = { en: { known: { knownTitle: 'Join {name}', knownAction: 'Count me in' } } };
  await open({ viewer: KNOWN, reader, copy });
  expect(heading()).toBe('Join The Tideline');
  expect(button('Count me in')).not.toBeNull();
});
