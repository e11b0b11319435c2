// The pages are only read here: happy-dom fetches none of their files.
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../../widgets/pages/render.tsx';
import {
  SAMPLE_PAGES,
  accountPage,
  loginPage,
  loginPendingPage,
} from '../../../../widgets/gallery/sample-pages.ts';
import type { PageProps } from '../../../../src/contracts/pages.ts';
import type { ErrorCode } from '../../../../src/errors/error-codes.ts';

function open(page: PageProps): Document {
  const html = renderPage(page, { style: '/pages.css', script: '/pages.js' });
  return new DOMParser().parseFromString(html, 'text/html');
}
const sample = (name: string): Document => open(SAMPLE_PAGES[name] as PageProps);
const fieldsOf = (form: Element | null) =>
  Object.fromEntries(
    [...(form?.querySelectorAll('input') ?? [])].map(({ name, value }) => [name, value]),
  );
const problem = (code: ErrorCode) => ({ error: 'The server’s English', code, requestId: 'r1' });

describe('the pages for signing in', () => {
  it.each([
    ['login', 'Sign in', '/api/v1/login'],
    ['login, of no publication', 'Sign in', '/api/v1/login'],
    ['login-pending', 'Check your inbox', '/api/v1/login/code'],
    ['login-link, ready', 'One more click', '/account/login/link'],
    ['login-link, elsewhere', 'Sign in here?', '/account/login/link'],
    ['sign-out, ready', 'Sign out?', '/sign-out'],
  ])('%s say %j and post to %s', (name, title, action) => {
    const page = sample(name);
    expect(page.querySelector('h1')?.textContent).toBe(title);
    const form = page.querySelector('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', action]);
    expect(page.querySelector('#flyleaf-data')).toBeNull();
  });

  it('ask a browser that did not ask for the mail to say yes, and no other', () => {
    expect(fieldsOf(sample('login-link, elsewhere').querySelector('form'))['here']).toBe('yes');
    expect(fieldsOf(sample('login-link, ready').querySelector('form'))['here']).toBeUndefined();
  });

  it.each(['login-link, used', 'login-link, expired', 'sign-out, done'])(
    'have nothing to post where nothing is left to do: %s',
    (name) => {
      expect(sample(name).querySelector('form')).toBeNull();
    },
  );

  it('keep what was typed and where it leads', () => {
    const page = open(loginPage({ email: 'reader@example.com', redirect: '/account?a=1' }));
    expect(fieldsOf(page.querySelector('form'))).toEqual({
      publication: 'tide',
      form_token: 'f1',
      redirect: '/account?a=1',
      email: 'reader@example.com',
    });
  });

  it.each([
    ['invalid_email', 'No mail can reach that address. Look at it again.'],
    ['form_token_used', 'This form waited too long. Try again.'],
    ['too_many_requests', 'That is too often. Try again later.'],
    ['login_not_found', 'This browser waits for no mail. Ask for one here.'],
    ['internal', 'Something went wrong. Try again.'],
  ] as const)('say what %s means in words of their own', (code, words) => {
    const page = open(loginPage({ error: problem(code) }));
    expect(page.querySelector('#email-note')?.textContent).toBe(words);
    const isWrong = page.querySelector('#email')?.getAttribute('aria-invalid');
    expect(isWrong === 'true').toBe(code === 'invalid_email');
  });

  it('take no more codes where the code is locked', () => {
    const page = open(loginPendingPage(problem('code_locked')));
    expect(page.querySelector('#code')?.hasAttribute('readonly')).toBe(true);
    expect(page.querySelector('#code-note')?.textContent).toContain('Use the link in the mail');
  });
});

describe('the account page', () => {
  it('names each subscription with its state and the way out or in', () => {
    const entries = [
      ...open(accountPage()).querySelectorAll(
        'section:not(:nth-last-of-type(-n + 2)) li:not(.session)',
      ),
    ];
    expect(entries.map((entry) => entry.textContent)).toEqual([
      'The TidelineSubscribed since Nov 21, 2026 · Each post comes by mail · Paid until Dec 21, 2026 End itEmail settingsUnsubscribe',
      'BirdsNot confirmed yet, asked for on Nov 21, 2026Subscribe',
      'FogUnsubscribed on Nov 21, 2026Subscribe again',
    ]);
  });

  it('ends other sessions one by one, this one and all by buttons of their own', () => {
    const forms = [...open(accountPage({ sites: [] })).querySelectorAll('form')];
    expect(forms.map((form) => form.getAttribute('action'))).toEqual([
      '/account/sessions/end',
      '/sign-out',
      '/account/sessions/end-all',
    ]);
    expect(fieldsOf(forms[0] ?? null)).toEqual({ id: 'b' });
  });

  it('names each site whose pages know the reader, with the way to end it', () => {
    const form = open(accountPage()).querySelector('form[action="/account/sites/end"]');
    expect(form?.closest('li')?.textContent).toBe(
      'The Tideline on tideline.exampleFirefox on Linux, since Nov 21, 2026, last seen on Nov 21, 2026Forget me there',
    );
    expect(fieldsOf(form)).toEqual({ id: 'c' });
  });

  it('offers the publication to a reader who does not have it', () => {
    const page = open(accountPage({ subscription: null }));
    expect(page.body.textContent).toContain('You don’t get The Tideline.');
    const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toContain('https://tide.flyleaf.example/subscribe');
  });

  it('says so where there is nothing', () => {
    const page = sample('account, of no publication');
    expect(page.body.textContent).toContain('You subscribe to nothing here so far.');
    expect(page.body.textContent).toContain('A browser');
  });
});
