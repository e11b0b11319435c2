// The pages are only read here: happy-dom fetches none of their files.
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { describe, expect, it } from 'vitest';
import type { PageProps } from '../../../../src/contracts/pages.ts';
import type { ErrorCode } from '../../../../src/errors/error-codes.ts';
import { identitiesPage } from '../../../../widgets/gallery/sample-identities.ts';
import {
  SAMPLE_PAGES,
  accountPage,
  loginPage,
  passkeysPage,
  passwordPage,
} from '../../../../widgets/gallery/sample-pages.ts';
import { PASSKEY_IDS } from '../../../../widgets/pages/passkeys.ids.ts';
import { renderPage } from '../../../../widgets/pages/render.tsx';

function open(page: PageProps): Document {
  const assets = { style: '/pages.css', script: '/pages.js', passkeys: '/passkeys.js' };
  return new DOMParser().parseFromString(renderPage(page, assets), 'text/html');
}
const sample = (name: string): Document => open(SAMPLE_PAGES[name] as PageProps);
const formTo = (page: Document, action: string) =>
  page.querySelector<HTMLFormElement>(`form[action="${action}"]`);
const inputs = (form: Element | null) =>
  [...(form?.querySelectorAll('input') ?? [])].map((input) => [
    input.name,
    input.type,
    input.getAttribute('autocomplete') ?? '',
  ]);
const problem = (code: ErrorCode, param?: string) => ({
  ...(param === undefined ? { error: 'English' } : { errors: [{ param, msg: 'English', code }] }),
  code,
  requestId: 'r1',
});
const hasScript = (page: Document) => page.querySelector('script[src="/passkeys.js"]') !== null;

describe('the page for signing in', () => {
  it('has a form of its own for the password, which password managers know', () => {
    const form = sample('login').querySelector('details form');
    expect(inputs(form)).toEqual([
      ['publication', 'hidden', ''],
      ['redirect', 'hidden', ''],
      ['email', 'email', 'username'],
      ['password', 'password', 'current-password'],
    ]);
  });

  it('opens it where it was asked for or tried, and says there what is wrong', () => {
    expect(sample('login').querySelector('details')?.open).toBe(false);
    const page = sample('login, wrong password');
    expect(page.querySelector('details')?.open).toBe(true);
    expect(page.querySelector('#password-note')?.textContent).toContain('don’t go together');
    expect(page.querySelector('#email-note')?.getAttribute('role')).toBeNull();
    expect(page.querySelectorAll('[aria-invalid=true]')).toHaveLength(1);
  });

  it('sends no password back', () => {
    const field = sample('login, wrong password').querySelector('[type=password]');
    expect(field?.getAttribute('value')).toBeNull();
  });

  it('shows a passkey’s button only by script, and loads that only where there are passkeys', () => {
    const page = open(loginPage({ redirect: '/account' }));
    const box = page.getElementById(PASSKEY_IDS.signIn);
    expect(box?.hidden).toBe(true);
    expect({ ...box?.dataset }).toEqual({ publication: 'tide', redirect: '/account' });
    expect(hasScript(page)).toBe(true);
    const ways = { password: false, passkey: false, identity: null };
    const without = open(loginPage({ ways }));
    expect([without.getElementById(PASSKEY_IDS.signIn), hasScript(without)]).toEqual([null, false]);
    expect(hasScript(sample('account'))).toBe(false);
  });

  it('names who vouches elsewhere, where somebody does', () => {
    const link = sample('login, by password').querySelector('a[href^="/api/v1/fb/auth"]');
    expect(link?.textContent).toBe('Sign in with Tideline ID');
    expect(link?.getAttribute('href')).toBe('/api/v1/fb/auth?publication=tide');
    expect(sample('login').querySelector('a[href^="/api"]')).toBeNull();
  });

  it.each<[ErrorCode, string]>([
    ['identity_unavailable', 'does not work here just now'],
    ['identity_refused', 'did not work'],
    ['identity_unverified', 'was not checked there'],
    ['identity_unknown', 'Subscribe first'],
    ['too_many_requests', 'too often'],
  ])('says of %s %j', (code, words) => {
    const page = open(loginPage({ error: problem(code) }));
    expect(page.querySelector('#email-note')?.textContent).toContain(words);
  });
});

describe('the page of the password', () => {
  it.each([
    ['password, none', [['password', 'password', 'new-password']]],
    [
      'password, set',
      [
        ['current', 'password', 'current-password'],
        ['password', 'password', 'new-password'],
      ],
    ],
  ])('asks for what it needs: %s', (name, fields) => {
    const form = formTo(sample(name), '/account/password');
    expect(inputs(form).filter(([, type]) => type === 'password')).toEqual(fields);
    expect(inputs(form)).toContainEqual(['username', 'text', 'username']);
  });

  it('offers to remove what there is', () => {
    expect(formTo(sample('password, none'), '/account/password/remove')).toBeNull();
    expect(formTo(sample('password, set'), '/account/password/remove')).not.toBeNull();
  });

  it('leads to sign in again where that is needed, and back', () => {
    const page = sample('password, old sign-in');
    expect(page.querySelector('form')).toBeNull();
    const link = new URL(page.querySelector('a.button')?.getAttribute('href') ?? '', 'http://a.b');
    expect(Object.fromEntries(link.searchParams)).toEqual({
      publication: 'tide',
      change_user: 'true',
      email: 'reader@example.com',
      redirect: '/account/password?publication=tide',
    });
  });

  it.each<[ErrorCode, string | undefined, string, string]>([
    ['password_short', 'password', 'password', 'at least eight'],
    ['password_long', 'password', 'password', 'at most 200'],
    ['password_common', 'password', 'password', 'easy to guess'],
    ['password_wrong', 'current', 'current', 'not your current'],
    ['too_many_requests', undefined, 'current', 'Too many tries'],
    ['fresh_sign_in_needed', undefined, 'current', 'Sign in again'],
  ])('says of %s under its field', (code, param, field, words) => {
    const page = open(passwordPage({ proof: 'current', error: problem(code, param) }));
    expect(page.querySelector(`#${field}-note[role=alert]`)?.textContent).toContain(words);
    expect(page.querySelectorAll('[role=alert]')).toHaveLength(1);
  });

  it.each([
    ['set', 'Your new password is set'],
    ['removed', 'Your password is removed'],
  ] as const)('says that it was %s', (done, words) => {
    const page = open(passwordPage({ done }));
    expect(page.querySelector('main')?.textContent).toContain(words);
    expect(page.querySelector('form')).toBeNull();
  });
});

describe('the page of the passkeys', () => {
  it('lists them, each to be renamed and removed, and adds by script', () => {
    const page = sample('passkeys');
    expect([...page.querySelectorAll('strong')].map((name) => name.textContent)).toEqual([
      'Firefox · Linux',
      'The phone',
    ]);
    const removing = page.querySelectorAll('form[action="/account/passkeys/remove"]');
    expect(
      [...removing].map((form) => form.querySelector('[name=id]')?.getAttribute('value')),
    ).toEqual(['a', 'b']);
    expect(page.querySelectorAll('form[action="/account/passkeys/rename"]')).toHaveLength(2);
    expect(page.querySelector<HTMLElement>(`#${PASSKEY_IDS.add} button`)?.hidden).toBe(true);
    expect(hasScript(page)).toBe(true);
  });

  it('with an old sign-in shows them, and asks to sign in again', () => {
    const page = sample('passkeys, old sign-in');
    expect(page.querySelectorAll('strong')).toHaveLength(2);
    expect(page.querySelector('form[action="/account/passkeys/remove"]')).toBeNull();
    expect(page.getElementById(PASSKEY_IDS.add)).toBeNull();
    expect(page.querySelector('a.button')?.textContent).toBe('Sign in again');
    expect(hasScript(page)).toBe(false);
  });

  it('says where there are none to be had, and what went wrong', () => {
    const none = open(passkeysPage({ is_available: false }));
    expect(none.querySelector('main')?.textContent).toContain('no passkeys for this address');
    const wrong = open(passkeysPage({ error: problem('fresh_sign_in_needed') }));
    expect(wrong.querySelector('[role=alert]')?.textContent).toBe('Sign in again for this.');
  });
});

describe('the page of the identities elsewhere', () => {
  it('lists them by who vouches, each to be removed by its two names', () => {
    const page = sample('identities');
    const names = [...page.querySelectorAll('strong')].map((name) => name.textContent);
    expect(names).toEqual(['Tideline ID', 'harbour.example']);
    const forms = [...page.querySelectorAll('form[action="/account/identities/remove"]')];
    const fields = forms.map((form) => [...new FormData(form as HTMLFormElement)]);
    expect(fields).toEqual([
      [
        ['publication', 'tide'],
        ['issuer', 'https://id.tideline.example'],
        ['subject', 'r-1'],
      ],
      [
        ['publication', 'tide'],
        ['issuer', 'https://harbour.example'],
        ['subject', '77'],
      ],
    ]);
    const abouts = forms.map((form) =>
      form.querySelector('button')?.getAttribute('aria-describedby'),
    );
    expect(abouts.map((id) => page.getElementById(id ?? '')?.textContent)).toEqual(names);
    expect(page.querySelector('main')?.textContent).toContain('Nov 21, 2026');
    expect(page.querySelector('main')?.textContent).toContain('added again');
  });

  it('with an old sign-in shows them, and asks to sign in again', () => {
    const page = sample('identities, old sign-in');
    expect(page.querySelectorAll('strong')).toHaveLength(2);
    expect(page.querySelector('form')).toBeNull();
    const link = new URL(page.querySelector('a.button')?.getAttribute('href') ?? '', 'http://a.b');
    expect(link.searchParams.get('redirect')).toBe('/account/identities?publication=tide');
  });

  it('says where none is left, and what went wrong', () => {
    const page = sample('identities, none');
    expect(page.querySelector('main')?.textContent).toContain('You sign in by mail');
    expect(page.querySelector('form')).toBeNull();
    const wrong = open(identitiesPage({ error: problem('fresh_sign_in_needed') }));
    expect(wrong.querySelector('[role=alert]')?.textContent).toBe('Sign in again for this.');
  });
});

it('offers a passkey in one line, on the way on', () => {
  const link = sample('signed-in').querySelector('a[href^="/account/passkeys"]');
  expect(link?.textContent).toContain('add a passkey');
});

it('leads from the account to each, and to identities only where there are some', () => {
  const hrefsOf = (page: Document) =>
    [...page.querySelectorAll('a')].map((a) => a.getAttribute('href'));
  const hrefs = hrefsOf(sample('account'));
  expect(hrefs).toContain('/account/password?publication=tide');
  expect(hrefs).toContain('/account/passkeys?publication=tide');
  expect(hrefs).toContain('/account/identities?publication=tide');
  const without = hrefsOf(open(accountPage({ has_identities: false })));
  expect(without).not.toContain('/account/identities?publication=tide');
});
