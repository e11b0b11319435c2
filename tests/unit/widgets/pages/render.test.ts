// The pages are only read here: happy-dom fetches none of their files.
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { describe, expect, it } from 'vitest';
import { renderTheme } from '../../../../widgets/pages/render.tsx';
import { HOSTILE, hostile } from '../../../support/widgets/hostile.ts';
import {
  SAMPLE_PAGES,
  confirmPage,
  fieldFault,
  pendingPage,
  subscribePage,
  unsubscribePage,
} from '../../../../widgets/gallery/sample-pages.ts';
import { fields, form, html, open } from '../../../support/widgets/read-page.ts';
import type { PageProps } from '../../../../src/contracts/pages.ts';

const NAMES = Object.keys(SAMPLE_PAGES);

const sample = (name: string) => SAMPLE_PAGES[name] as PageProps;
const heading = (page: PageProps) => open(page).querySelector('h1')?.textContent;
const metas = (page: PageProps) =>
  Object.fromEntries(
    [...open(page).querySelectorAll('meta[name]')].map((meta) => [
      meta.getAttribute('name'),
      meta.getAttribute('content'),
    ]),
  );

describe('every page', () => {
  it.each(NAMES)('is a whole document with one heading and one main part: %s', (name) => {
    const text = html(sample(name));
    const page = open(sample(name));
    expect(text).toMatch(/^<!doctype html><html lang="en" dir="ltr">/u);
    expect(text.trimEnd()).toMatch(/<\/body><\/html>$/u);
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.querySelectorAll('main')).toHaveLength(1);
    expect(page.title).not.toBe('');
    expect(metas(sample(name))).toMatchObject({
      viewport: 'width=device-width, initial-scale=1',
      'color-scheme': 'light dark',
    });
  });

  it.each(NAMES)('holds no inline script, style or handler: %s', (name) => {
    const page = open(sample(name));
    const scripts = [...page.querySelectorAll('script')];
    expect(scripts.filter((each) => each.type !== 'application/json' && !each.src)).toEqual([]);
    expect(page.querySelectorAll('style, [style]')).toHaveLength(0);
    const attributes = [...page.querySelectorAll('*')].flatMap((each) => each.getAttributeNames());
    expect(attributes.filter((attribute) => attribute.startsWith('on'))).toEqual([]);
  });

  it.each(NAMES)('posts only forms with a labelled button: %s', (name) => {
    for (const each of open(sample(name)).querySelectorAll('form')) {
      expect(each.method).toBe('post');
      expect(each.querySelector('button')?.textContent).not.toBe('');
    }
  });

  it.each(NAMES)('shows hostile text as text: %s', (name) => {
    const page = open(hostile(sample(name)));
    expect(page.querySelectorAll('.injected, img[onerror]')).toHaveLength(0);
    const scripts = [...page.querySelectorAll('script')].map((each) => each.type);
    expect(scripts.filter((type) => type !== 'module' && type !== 'application/json')).toEqual([]);
    const data = page.querySelector('[type="application/json"]')?.textContent;
    if (data)
      expect(JSON.stringify(JSON.parse(data))).toContain(JSON.stringify(HOSTILE).slice(1, -1));
  });
});

describe('the data for the script', () => {
  it('can’t be closed by any text in it', () => {
    const text = html(hostile(subscribePage()));
    const data = /<script type="application\/json" id="flyleaf-data">(.*?)<\/script>/u.exec(text);
    expect(data?.[1]).not.toMatch(/[<>&\u2028\u2029]/u);
    expect(JSON.parse(data?.[1] ?? '').settings.publication.name).toBe(HOSTILE);
  });

  const hasForm = (name: string) => {
    const page = sample(name);
    return name.startsWith('subscribe') || (page.name === 'post' && page.form !== null);
  };
  it.each(NAMES.filter((name) => !hasForm(name)))('is not there on %s', (name) => {
    expect(html(sample(name))).not.toContain('id="flyleaf-data"');
  });
});

describe('search engines and other sites', () => {
  it.each([
    ['subscribe', undefined],
    ['terms', undefined],
    ['home', undefined],
    ['subscribe, just signed up', 'noindex'],
    ['confirm, ready', 'noindex'],
    ['unsubscribe, ready', 'noindex'],
    ['mailbox', 'noindex'],
    ['message', 'noindex'],
  ])('are told about %s: %s', (name, robots) => {
    expect(metas(sample(name))['robots']).toBe(robots);
  });

  it.each(['confirm, ready', 'confirm, expired', 'unsubscribe, ready', 'subscribe-pending'])(
    'never see the address of %s',
    (name) => {
      expect(metas(sample(name))['referrer']).toBe('no-referrer');
    },
  );

  it('hear the platform’s name where the reader goes back to a publisher’s page', () => {
    // The header of every answer keeps the rest: `same-origin`, and `origin` with the redirect.
    for (const name of ['confirm, done', 'signed-in']) {
      expect(metas(sample(name))['referrer']).toBeUndefined();
    }
  });
});

describe('the accent', () => {
  it('comes as a style sheet of its own, for a strict policy', () => {
    const sheets = open(subscribePage()).querySelectorAll('link[rel=stylesheet]');
    expect([...sheets].map((each) => each.getAttribute('href'))).toEqual([
      '/assets/pages-1.css',
      '/theme/0f6b75.css',
    ]);
  });

  it('is left out where there is none', () => {
    expect(html(subscribePage({}, { accent_color: null }))).not.toContain('/theme/');
  });

  it('has a style sheet for six digits', () => {
    expect(renderTheme('0f6b75')).toContain('#0f6b75');
  });

  it.each(['', 'fff', '0F6B75', 'zzzzzz', '0f6b75}', '../etc'])('has none for %j', (accent) => {
    expect(renderTheme(accent)).toBeNull();
  });
});

describe('words of the publisher’s own', () => {
  const copy = {
    form: { label: 'Your mail', subscribe: 'Join us' },
    legal: { line: 'Read the {terms}.' },
    page: { confirmedTitle: 'Welcome aboard' },
  };
  const texts = (page: PageProps) => open(page).body.textContent;

  it('stand in place of ours, also in what is hydrated', () => {
    const page = { ...subscribePage(), copy };
    expect(texts(page)).toContain('Your mail');
    expect(texts(page)).toContain('Join us');
    expect(texts(page)).toContain('Read the terms of use.');
    expect(html(page)).toContain('"copy":{"en":{"form":{"label":"Your mail"');
  });

  it('stand in the title too', () => {
    const page = { ...confirmPage('done'), copy };
    expect(heading(page)).toBe('Welcome aboard');
    expect(open(page).title).toContain('Welcome aboard');
  });

  it.each(['', ' and after one that failed'])('never show on another page%s', (after) => {
    const before = html(subscribePage());
    const mine = { ...subscribePage(), copy };
    if (after) expect(() => html({ ...mine, publication: null as never })).toThrow(TypeError);
    else html(mine);
    expect(html(subscribePage())).toBe(before);
  });
});

describe('the page after a plain form', () => {
  const proof = {
    publication: 'tide',
    subscription_id: 's1',
    confirmation_secret: 'c1',
    email: 'reader@example.com',
    href: 'https://tideline.example/essay',
  };

  it('takes the code', () => {
    expect(fields(pendingPage(), '/api/v1/subscribe/confirm')).toEqual({ ...proof, code: '' });
  });

  it('sends the mail again, without waiting for a script', () => {
    expect(fields(pendingPage(), '/api/v1/subscribe/resend')).toEqual(proof);
    const again = form(pendingPage(), '/api/v1/subscribe/resend')?.querySelector('button');
    expect(again?.getAttribute('aria-disabled')).toBe('false');
  });

  it('leads back to an empty form', () => {
    const page = open(pendingPage());
    expect(page.querySelector('a.quiet')?.getAttribute('href')).toBe(
      'https://tide.flyleaf.example/subscribe',
    );
  });

  it('says what is wrong with the code', () => {
    const page = open(pendingPage({ error: fieldFault('code', 'Not it') }));
    expect(page.querySelector('#code-note')?.textContent).toBe('That code is not right.');
  });

  it('says that a mail was sent again', () => {
    expect(html(pendingPage({ resent: true }))).toContain('Sent again.');
  });
});

describe('the pages of a mail’s links', () => {
  it.each([
    ['confirm, ready', '/confirm'],
    ['confirm, expired', '/confirm'],
    ['unsubscribe, ready', '/unsubscribe'],
  ])('ask for one click: %s', (name, action) => {
    expect(fields(sample(name), action)).toMatchObject({ token: 'TOKEN' });
  });

  it.each(['confirm, unsubscribed', 'unsubscribe, done'])(
    'have nothing more to click for what is done: %s',
    (name) => {
      expect(open(sample(name)).querySelectorAll('form')).toHaveLength(0);
      expect(html(sample(name))).not.toContain('TOKEN');
    },
  );

  it('lead back to where the reader came from', () => {
    const back = open(confirmPage('done')).querySelector('form');
    expect(back?.textContent).toBe('Back to tideline.example');
    expect(back?.getAttribute('action')).toBe('/confirm/back');
    const nowhere: PageProps = { ...confirmPage('done'), href: null };
    expect(open(nowhere).querySelector('form')).toBeNull();
  });

  it.each([confirmPage('unsubscribed'), unsubscribePage('done')])(
    'offer to subscribe again after leaving',
    (page) => {
      const links = [...open(page).querySelectorAll('main a')].map((a) => a.getAttribute('href'));
      expect(links).toContain('https://tide.flyleaf.example/subscribe');
    },
  );

  it('do without the address where it is not known', () => {
    const page: PageProps = { ...confirmPage('ready'), email: '' };
    expect(open(page).body.textContent).toContain('You asked to get The Tideline by mail.');
  });
});

describe('the other pages', () => {
  it('make links of the addresses in the demo’s mails, without the full stop', () => {
    const link = open(sample('mailbox')).querySelector('.mail a');
    expect(link?.getAttribute('href')).toBe('https://flyleaf.example/confirm?token=T');
    expect(open(sample('mailbox')).querySelector('.mail-text')?.textContent).toContain(
      'token=T.\nCode: 123456',
    );
  });

  it('list the publications', () => {
    const link = open(sample('home')).querySelector('.entry');
    expect([link?.textContent, link?.getAttribute('href')]).toEqual(['The Tideline', '/subscribe']);
  });

  it('have a place for the collection notice', () => {
    expect(open(sample('privacy')).querySelector('#collection')).not.toBeNull();
  });

  it('name the request where something went wrong', () => {
    expect(open(sample('message')).body.textContent).toContain('Reference: r1');
  });
});
