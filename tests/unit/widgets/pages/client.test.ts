// The pages are only read here: happy-dom fetches none of their files.
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../../widgets/pages/render.tsx';
import {
  SAMPLE_PAGES,
  confirmPage,
  fieldFault,
  pendingPage,
  subscribePage,
} from '../../../../widgets/gallery/sample-pages.ts';
import type { PageProps } from '../../../../src/contracts/pages.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const KEY = 'flyleaf:pending:tide';
const PENDING = {
  email: 'reader@example.com',
  subscription_id: 's1',
  confirmation_secret: 'c1',
  resend_at: NOW + 60_000,
};
const HANDED = '?just_signed_up=true&subscription_id=s1&requires_confirmation=true';
const SECRETS = '#email=reader%40example.com&confirmation_secret=c1';

const calls: string[] = [];
const island = () => document.getElementById('flyleaf-form') as HTMLElement;
const field = (name: string) => island().querySelector(`[name=${name}]`) as HTMLInputElement;
const heading = () => island().querySelector('h2')?.textContent;
const stored = () => JSON.parse(sessionStorage.getItem(KEY) ?? 'null');

/** Shows the server's page at an address. */
function arrive(page: PageProps, address = '/subscribe'): void {
  history.replaceState(null, '', address);
  const html = renderPage(page, { style: '/pages.css', script: '/pages.js' });
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  document.body.replaceChildren(
    ...[...body.childNodes].map((node) => document.importNode(node, true)),
  );
}

/** Runs the page's script. */
async function runScript(): Promise<void> {
  vi.resetModules();
  await act(async () => {
    await import('../../../../widgets/pages/client.tsx');
  });
}

async function show(page: PageProps, address?: string): Promise<void> {
  arrive(page, address);
  await runScript();
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ now: NOW, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  sessionStorage.clear();
  calls.length = 0;
  vi.stubGlobal('fetch', (url: string) => {
    calls.push(url);
    return new Promise(() => {});
  });
});

afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the script of a page with a form', () => {
  it('sends an address at once where the server allows it', async () => {
    await show({ ...subscribePage({ email: 'reader@example.com' }), autoSubmit: true });
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(calls).toEqual(['/api/v1/subscribe']);
  });

  it('takes the form over without a call, with the token that came along', async () => {
    await show(subscribePage());
    await act(async () => field('email').focus());
    expect(calls).toEqual([]);
    expect(field('form_token').value).toBe('f1');
  });

  it('keeps the very field, and what was typed before it came', async () => {
    arrive(subscribePage());
    const before = field('email');
    before.value = 'reader@exam';
    await runScript();
    expect(field('email')).toBe(before);
    expect(field('email').value).toBe('reader@exam');
  });

  it('says what is wrong in its own words', async () => {
    await show(subscribePage());
    await act(async () => island().querySelector('button')?.click());
    expect(island().querySelector('#email-note')?.textContent).toBe('Enter your email address.');
  });

  it('sends to the page’s own origin', async () => {
    await show(subscribePage());
    const input = field('email');
    await act(async () => {
      input.value = 'reader@example.com';
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    });
    await act(async () => island().querySelector('button')?.click());
    await act(async () => {
      await vi.runAllTimersAsync();
    });
    expect(calls).toEqual(['/api/v1/subscribe']);
  });

  it('leaves an error that came with the page', async () => {
    await show(subscribePage({ email: 'reader', error: fieldFault('email', 'Mend it') }));
    expect(island().querySelector('#email-note')?.textContent).toBe(
      'No mail can reach that address. Look at it again.',
    );
  });
});

describe('a sign-up handed over by the popup', () => {
  it('shows its code step, is kept for a reload, and leaves the address bar', async () => {
    await show({ ...subscribePage(), just_signed_up: true }, `/subscribe${HANDED}${SECRETS}`);
    expect(heading()).toBe('Check your inbox');
    expect(island().textContent).toContain('reader@example.com');
    expect(field('code')).not.toBeNull();
    expect(stored()).toEqual(PENDING);
    expect(location.hash).toBe('');
    expect(location.search).toBe(HANDED);
  });

  it('is there again after a reload', async () => {
    sessionStorage.setItem(KEY, JSON.stringify(PENDING));
    await show({ ...subscribePage(), just_signed_up: true }, `/subscribe${HANDED}`);
    expect(field('code')).not.toBeNull();
  });

  it('is done where nothing has to be confirmed', async () => {
    const query = '?just_signed_up=true&requires_confirmation=false';
    await show({ ...subscribePage(), just_signed_up: true }, `/subscribe${query}${SECRETS}`);
    expect(heading()).toBe('You’re subscribed');
    expect(stored()).toBeNull();
  });

  it('leaves the server’s words where another tab has it', async () => {
    await show({ ...subscribePage(), just_signed_up: true }, `/subscribe${HANDED}`);
    expect(heading()).toBe('Check your inbox');
    expect(field('code')).toBeNull();
  });

  it.each(['#top', '#email=reader%40example.com', '#confirmation_secret=c1'])(
    'is nothing for %s',
    async (hash) => {
      await show(subscribePage(), `/subscribe${hash}`);
      expect(field('email').value).toBe('');
      expect(stored()).toBeNull();
    },
  );
});

describe('the answer to a plain form', () => {
  it('is kept for a reload, with its pause', async () => {
    await show(pendingPage(), '/api/v1/subscribe');
    expect(stored()).toEqual(PENDING);
    expect(field('code')).not.toBeNull();
  });

  it('gives way to an empty form when another address is wanted', async () => {
    await show(pendingPage(), '/api/v1/subscribe');
    await act(async () => island().querySelector<HTMLElement>('a.quiet')?.click());
    expect(field('email').value).toBe('reader@example.com');
    expect(stored()).toBeNull();
  });
});

describe('a token', () => {
  it.each(['/confirm', '/unsubscribe'])('leaves the address bar of %s', async (path) => {
    await show(confirmPage('ready'), `${path}?token=T.M&publication=tide`);
    expect(location.pathname + location.search).toBe(`${path}?publication=tide`);
    expect(document.querySelector<HTMLInputElement>('[name=token]')?.value).toBe('TOKEN');
  });

  it('of a referral leaves it too, from the query and from the fragment', async () => {
    const came = `/subscribe${HANDED}&referral_token=r1${SECRETS}&referral_token=r1`;
    await show({ ...subscribePage(), just_signed_up: true }, came);
    expect(location.pathname + location.search + location.hash).toBe(`/subscribe${HANDED}`);
  });

  it('is all that leaves: a place in a page stays', async () => {
    await show(SAMPLE_PAGES['privacy'] as PageProps, '/privacy#collection');
    expect(location.hash).toBe('#collection');
  });
});
