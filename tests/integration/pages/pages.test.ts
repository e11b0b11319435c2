import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyFormToken } from '../../../server/platform/tokens.ts';
import { DEFAULT_SETTINGS } from '../../../server/publications/publication.ts';
import { insertPublication } from '../../../server/publications/publication.store.ts';
import { insertOrigin } from '../../../server/publications/origin.store.ts';
import { propsOf, testApp } from '../../support/app.ts';
import type { TestApp } from '../../support/app.ts';

async function addPublication(
  test: TestApp,
  subdomain: string,
  custom_domain: string | null = null,
) {
  await test.deps.db.write(async (trx) => {
    const settings = { ...DEFAULT_SETTINGS, name: subdomain, custom_domain };
    const { id } = await insertPublication(trx, { subdomain, settings, now: 1 });
    await insertOrigin(trx, id, `https://${subdomain}.example`, 1);
  });
}

let test: TestApp;
beforeAll(async () => {
  test = await testApp({ env: { BASE_DOMAIN: 'letters.example' } });
  await addPublication(test, 'weekly');
  await addPublication(test, 'daily', 'news.daily.example');
});
afterAll(() => test.dispose());

async function subscribePage(app: TestApp, url: string, host = '127.0.0.1:8787') {
  const answer = await app.app.inject({ url, headers: { host } });
  expect(answer.statusCode).toBe(200);
  return propsOf(answer.body, 'subscribe');
}

describe('the publication of a page', () => {
  it.each([
    ['weekly.letters.example', '/subscribe', 'weekly'],
    ['daily.localhost:8787', '/subscribe', 'daily'],
    ['news.daily.example', '/subscribe', 'daily'],
    ['127.0.0.1:8787', '/subscribe?publication=weekly', 'weekly'],
    ['unknown.example', '/subscribe?publication=daily', 'daily'],
    ['weekly.letters.example', '/subscribe?publication=daily', 'weekly'],
    ['127.0.0.1:8787', '/subscribe?publication=WEEKLY', 'weekly'],
  ])('at %s%s is %s', async (host, url, subdomain) => {
    const page = await subscribePage(test, url, host);
    expect(page.publication.subdomain).toBe(subdomain);
    expect(page.pages).toBe(`http://${subdomain}.letters.example:8787`);
  });

  it.each(['/subscribe', '/subscribe?publication=unknown'])(
    'is not known at %s where there are several',
    async (url) => {
      const answer = await test.app.inject({ url, headers: { accept: 'text/html' } });
      expect(answer.statusCode).toBe(404);
      expect(propsOf(answer.body, 'message').message).toBe('noPublication');
    },
  );

  it('is the only one, or the one that was named as the default', async () => {
    const only = await testApp();
    await addPublication(only, 'weekly');
    expect((await subscribePage(only, '/subscribe')).publication.subdomain).toBe('weekly');
    await only.dispose();
    const several = await testApp({ env: { DEFAULT_PUBLICATION: 'daily' } });
    await addPublication(several, 'weekly');
    await addPublication(several, 'daily');
    expect((await subscribePage(several, '/subscribe')).publication.subdomain).toBe('daily');
    await several.dispose();
  });
});

describe('the subscribe page', () => {
  it('carries a token that is bound to the origin it is seen under', async () => {
    const page = await subscribePage(test, '/subscribe', 'weekly.letters.example:8787');
    const scope = {
      publicationId: page.publication.id,
      origin: 'http://weekly.letters.example:8787',
    };
    expect(verifyFormToken(test.deps.config.secrets, scope, page.form.form_token)).toMatchObject({
      issuedAt: test.clock.now(),
    });
  });

  it('keeps the address and the way back to a registered page', async () => {
    const query = `email=a%40b.example&href=${encodeURIComponent('https://weekly.example/post?a=1')}`;
    const page = await subscribePage(
      test,
      `/subscribe?publication=weekly&just_signed_up=true&${query}`,
    );
    expect(page.just_signed_up).toBe(true);
    expect(page.form).toMatchObject({
      email: 'a@b.example',
      href: 'https://weekly.example/post?a=1',
      error: null,
    });
  });

  it.each([
    'https://evil.example/',
    'https://daily.example/',
    'https://weekly.example.evil.example/',
    'javascript:alert(1)',
    '//evil.example',
    'nonsense',
    `https://weekly.example/${'a'.repeat(3000)}`,
  ])('knows no way back to %s', async (href) => {
    const url = `/subscribe?publication=weekly&href=${encodeURIComponent(href)}`;
    expect((await subscribePage(test, url)).form.href).toBe('');
  });

  it('takes the first of a value that is given twice', async () => {
    const page = await subscribePage(test, '/subscribe?publication=weekly&email=a&email=b');
    expect(page.form.email).toBe('a');
  });
});

describe('the start page', () => {
  it("names every publication with its page, and the demo's mailbox", async () => {
    const page = propsOf((await test.app.inject('/')).body, 'home');
    expect(page.publications.map(({ href }) => href)).toEqual([
      'http://daily.letters.example:8787/subscribe',
      'http://weekly.letters.example:8787/subscribe',
    ]);
    expect(page.mailbox).toBe('/dev/mailbox');
  });

  it("is the subscribe page on a publication's own host", async () => {
    const answer = await test.app.inject({ url: '/', headers: { host: 'weekly.letters.example' } });
    expect([answer.statusCode, answer.headers['location']]).toEqual([302, '/subscribe']);
  });
});

describe('the mailbox', () => {
  it('shows the newest mail first, and all of it to programs', async () => {
    const message = { recipient: 'a@b.example', text: 'text', html: '<p>', received_at: 1 };
    const headers = '{"list-unsubscribe":"<x>"}';
    for (const subject of ['first', 'second']) {
      const row = { ...message, headers, subject, message_id: subject };
      await test.deps.db.write((trx) => trx.insertInto('mailbox').values(row).execute());
    }
    const page = propsOf((await test.app.inject('/dev/mailbox')).body, 'mailbox');
    expect(page.messages.map(({ subject }) => subject)).toEqual(['second', 'first']);
    const all = await test.app.inject('/dev/mailbox.json?to=a%40b.example');
    expect(all.json()).toMatchObject({
      messages: [{ subject: 'second', html: '<p>', headers: { 'list-unsubscribe': '<x>' } }, {}],
    });
    const none = await test.app.inject('/dev/mailbox.json?to=c%40b.example');
    expect(none.json()).toEqual({ messages: [] });
  });

  it.each(['/dev/mailbox', '/dev/mailbox.json'])(
    'is not there without the demo: %s',
    async (url) => {
      const real = await testApp({ env: { DEMO: '0', SMTP_URL: 'smtp://mail.example' } });
      expect((await real.app.inject(url)).statusCode).toBe(404);
      await real.dispose();
    },
  );
});

it('draws the style sheet of an accent, for good', async () => {
  const answer = await test.app.inject('/theme/0f6b75.css');
  expect([answer.statusCode, answer.body]).toEqual([200, ':root{--a:#0f6b75}']);
  expect(answer.headers['content-type']).toBe('text/css; charset=utf-8');
  expect(answer.headers['cache-control']).toContain('immutable');
  expect((await test.app.inject('/theme/nonsense.css')).statusCode).toBe(404);
});

it.each([
  ['/tos', 'terms'],
  ['/privacy', 'privacy'],
])('shows %s', async (url, document) => {
  expect(propsOf((await test.app.inject(url)).body, 'legal').document).toBe(document);
});
