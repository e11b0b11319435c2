// The pages are only read here: happy-dom fetches none of their files.
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../../widgets/pages/render.tsx';
import { SAMPLE_PAGES, accountPage } from '../../../../widgets/gallery/sample-pages.ts';
import type { PageProps } from '../../../../src/contracts/pages.ts';

function open(page: PageProps): Document {
  const html = renderPage(page, { style: '/pages.css', script: '/pages.js' });
  return new DOMParser().parseFromString(html, 'text/html');
}
const sample = (name: string): Document => open(SAMPLE_PAGES[name] as PageProps);
const formsOf = (page: Document) => [...page.querySelectorAll('form')];
const sent = (form: HTMLFormElement | undefined) =>
  Object.fromEntries(
    [...(form?.querySelectorAll('input') ?? [])]
      .filter(({ type, checked }) => type !== 'radio' || checked)
      .map(({ name, value }) => [name, value]),
  );

describe('the pages of what a reader does with an account', () => {
  it.each([
    ['email-settings', 'How posts come to you', ['/account/email-settings']],
    ['email-settings, none', 'How posts come to you', []],
    ['address', 'Change your address', ['/account/address']],
    ['address, waiting', 'Both addresses have to agree', ['/account/address/stop']],
    [
      'address-link, of the old',
      'Change your address?',
      ['/account/address/link', '/account/address/link'],
    ],
    ['address-link, of the new', 'Change your address?', ['/account/address/link']],
    ['address-link, half', 'One address to go', ['/account/address/link']],
    ['address-link, done', 'Your address is changed', []],
    ['address-link, stopped', 'Nothing was changed', []],
    ['address-link, expired', 'This link is too old', []],
    ['address-link, taken', 'Nothing was changed', []],
    ['account-data', 'Your data', []],
    ['account-delete', 'Delete your account?', ['/account/delete']],
    ['account-deleted', 'Your account is deleted', []],
    ['account-cancel', 'What you pay for', []],
    ['recommendations', 'Who recommends The Tideline', []],
  ])('%s say %j and post to %j', (name, title, actions) => {
    const page = sample(name);
    expect(page.querySelector('h1')?.textContent).toBe(title);
    expect(formsOf(page).map((form) => form.getAttribute('action'))).toEqual(actions);
    expect(formsOf(page).every((form) => form.method === 'post')).toBe(true);
    expect(page.title).toContain(title);
  });

  it('keep an address with a token in it from other sites, and all but words from search engines', () => {
    const meta = (name: string, of: string) =>
      sample(of).querySelector(`meta[name=${name}]`)?.getAttribute('content');
    for (const name of ['email-settings', 'address-link, of the old'])
      expect(meta('referrer', name)).toBe('no-referrer');
    expect(meta('robots', 'account-delete')).toBe('noindex');
    for (const name of ['recommendations', 'ccpa', 'accessibility'])
      expect(meta('robots', name)).toBeUndefined();
  });
});

describe('the mail settings', () => {
  it('show what is chosen, part by part', () => {
    const page = sample('email-settings, of sections');
    expect(sent(formsOf(page)[0])).toEqual({
      token: 'TOKEN',
      publication: 'tide',
      posts: 'individual',
      'section:1': 'digest',
    });
    const legends = [...page.querySelectorAll('legend')].map(({ textContent }) => textContent);
    expect(legends).toEqual(['Posts', 'Recipes']);
  });

  it('have the way out, and say when they are saved', () => {
    const page = sample('email-settings, saved');
    expect(page.body.textContent).toContain('Your settings are saved.');
    expect(page.querySelector('a.link')?.getAttribute('href')).toBe('/unsubscribe?token=T');
  });
});

describe('a change of address', () => {
  it('can be stopped by the old address and not by the new one', () => {
    expect(formsOf(sample('address-link, of the old')).map((form) => sent(form)['answer'])).toEqual(
      ['agree', 'stop'],
    );
    expect(formsOf(sample('address-link, of the new')).map((form) => sent(form)['answer'])).toEqual(
      ['agree'],
    );
  });

  it('says that an address is the account’s own already', () => {
    const page = sample('address, refused');
    expect(page.querySelector('#email-note')?.textContent).toBe('That is the address you have.');
    expect(page.querySelector('#email')?.getAttribute('aria-invalid')).toBe('true');
  });
});

describe('deleting an account', () => {
  it('says what goes and what remains', () => {
    const text = sample('account-delete').body.textContent;
    expect(text).toContain('You get no more mail from The Tideline and Birds.');
    expect(text).toContain('The Tideline is paid until Dec 24, 2026. That ends, too.');
    expect(text).toContain('keeps it refused');
    expect(sample('account-delete, refused').body.textContent).not.toContain('keeps it refused');
  });

  it('lets no browser fill in what is to be typed', () => {
    const field = sample('account-delete').querySelector('#email');
    expect([field?.getAttribute('autocomplete'), field?.getAttribute('value')]).toEqual([
      'off',
      '',
    ]);
  });
});

describe('the account', () => {
  it('leads to the mail settings, to what is paid for, and to what can be done', () => {
    const links = [...open(accountPage()).querySelectorAll('a')].map((a) => a.getAttribute('href'));
    expect(links).toEqual(
      expect.arrayContaining([
        '/account/email-settings?token=T',
        '/account/cancel',
        '/account/address?publication=tide',
        '/account/data?publication=tide',
        '/account/delete?publication=tide',
      ]),
    );
  });
});

it('the page for signing in says why it asks once more', () => {
  const page = sample('login, again');
  expect(page.querySelector('h1')?.textContent).toBe('Sign in once more');
  expect(page.body.textContent).not.toContain('Not a reader yet?');
});
