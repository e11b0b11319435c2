import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CREDENTIAL_PATHS } from '../../../src/contracts/credential-paths.ts';
import { propsOf } from '../../support/app.ts';
import { eachDatabase } from '../../support/database.ts';
import { identityProvider } from '../../support/identity-provider.ts';
import type { IdentityProvider, TestIdentity } from '../../support/identity-provider.ts';
import { PLATFORM, loginClient } from '../../support/login-client.ts';
import type { LoginClient, TestBrowser } from '../../support/login-client.ts';
import { PAGE_ORIGIN } from '../../support/signup-client.ts';

const TEN_MINUTES = 600_000;
const { identity: BEGIN, identityBack: BACK } = CREDENTIAL_PATHS;

eachDatabase((database) => {
  let provider: IdentityProvider;
  let client: LoginClient;
  let count = 0;
  beforeAll(async () => {
    provider = await identityProvider(`${PLATFORM}${BACK}`);
    client = await loginClient({ database, env: provider.env });
  });
  afterAll(async () => {
    await client.dispose();
    await provider.close();
  });

  const isIn = async (browser: TestBrowser) => (await browser.get('/account')).statusCode === 200;
  /** Asks, says who one is elsewhere, and is led back: the path and query of that. */
  const ask = async (browser: TestBrowser, query = '?publication=demo') => {
    const answer = await browser.get(`${BEGIN}${query}`);
    expect(answer.statusCode, answer.body).toBe(303);
    const back = await provider.answer(String(answer.headers.location));
    return back.slice(PLATFORM.length);
  };
  const come = async (browser: TestBrowser, query?: string) =>
    browser.get(await ask(browser, query));
  const someone = (identity: TestIdentity) => provider.be(`subject-${(count += 1)}`, identity);
  const codeOf = (html: string) => propsOf(html, 'login').error?.code;

  describe('an identity elsewhere', () => {
    it('signs in the reader who has its address, once it was checked there', async () => {
      const email = await client.reader();
      someone({ email: email.toUpperCase(), email_verified: true });
      const browser = client.browser();
      const answer = await come(browser, '?publication=demo&redirect=/subscribe');
      expect(answer.statusCode, answer.body).toBe(303);
      expect(answer.headers.location).toBe(`${PLATFORM}/subscribe`);
      const account = propsOf((await browser.get('/account')).body, 'account');
      expect(account.email).toBe(email);
      expect(browser.cookies.has('flyleaf_outside')).toBe(false);
    });

    it('stays the same reader’s, whatever its address becomes', async () => {
      const [email, other] = [await client.reader(), await client.reader()];
      const subject = `subject-${(count += 1)}`;
      provider.be(subject, { email, email_verified: true });
      await come(client.browser());
      provider.be(subject, { email: other, email_verified: true });
      const browser = client.browser();
      await come(browser);
      expect(propsOf((await browser.get('/account')).body, 'account').email).toBe(email);
    });

    it.each<[string, TestIdentity]>([
      ['not checked', { email_verified: false }],
      ['not said to be checked', {}],
      ['checked in a word', { email_verified: 'true' }],
      ['checked by a number', { email_verified: 1 }],
    ])('whose address is %s signs nobody in, and is linked to nobody', async (_, identity) => {
      someone({ email: await client.reader(), ...identity });
      const browser = client.browser();
      const answer = await come(browser);
      expect([answer.statusCode, codeOf(answer.body)]).toEqual([403, 'identity_unverified']);
      expect(await isIn(browser)).toBe(false);
      const subjects = await client.deps.db.kysely
        .selectFrom('identities')
        .select('subject')
        .execute();
      expect(subjects.map(({ subject }) => subject)).not.toContain(`subject-${count}`);
    });

    it('without an address signs nobody in', async () => {
      someone({});
      expect(codeOf((await come(client.browser())).body)).toBe('identity_unverified');
    });

    it('of nobody makes no reader', async () => {
      const before = (await client.dump())['users'];
      someone({ email: 'stranger@example.com', email_verified: true });
      const answer = await come(client.browser());
      expect([answer.statusCode, codeOf(answer.body)]).toEqual([403, 'identity_unknown']);
      expect((await client.dump())['users']).toEqual(before);
    });

    it('leads on to a publisher’s page by way of ours, and to nowhere else', async () => {
      someone({ email: await client.reader(), email_verified: true });
      const page = `${PAGE_ORIGIN}/essay`;
      const back = await come(client.browser(), `?publication=demo&redirect=${page}`);
      const query = new URLSearchParams({ publication: 'demo', redirect: page });
      expect(back.headers.location).toBe(`/account/login?${query}`);
      const far = await come(client.browser(), '?publication=demo&redirect=https://evil.example');
      expect(far.headers.location).toBe('/account?publication=demo');
    });

    it('that says no is told so, on the page with the mail', async () => {
      provider.refuse();
      const answer = await come(client.browser());
      expect([answer.statusCode, codeOf(answer.body)]).toEqual([400, 'identity_refused']);
    });
  });

  describe('the question', () => {
    it('carries state, nonce and a challenge, of which the cookie tells none', async () => {
      const browser = client.browser();
      const answer = await browser.get(BEGIN);
      const asked = new URL(String(answer.headers.location)).searchParams;
      expect(Object.fromEntries(asked)).toMatchObject({
        scope: 'openid email',
        response_type: 'code',
        code_challenge_method: 'S256',
        redirect_uri: `${PLATFORM}${BACK}`,
      });
      const cookie = browser.cookies.get('flyleaf_outside') ?? '';
      for (const name of ['state', 'nonce', 'code_challenge']) {
        const value = asked.get(name) ?? '';
        expect(value).toMatch(/^[\w-]{43}$/u);
        expect(cookie).not.toContain(value);
      }
      const [line = ''] = [answer.headers['set-cookie'] ?? ''].flat();
      expect(line).toMatch(/HttpOnly.*SameSite=Lax|SameSite=Lax.*HttpOnly/u);
    });

    it.each(['cross-site', 'same-site'])(
      'is asked on our own page first when it is %s',
      async (site) => {
        const headers = { 'sec-fetch-site': site };
        const answer = await client.browser().get(`${BEGIN}?publication=demo`, headers);
        expect(answer.headers.location).toBe('/account/login?publication=demo');
      },
    );
  });

  describe('an answer', () => {
    it('is good in the browser that asked, once', async () => {
      someone({ email: await client.reader(), email_verified: true });
      const browser = client.browser();
      const back = await ask(browser);
      const stranger = client.browser();
      await stranger.get(BEGIN);
      for (const other of [client.browser(), stranger]) {
        expect(codeOf((await other.get(back)).body)).toBe('identity_refused');
        expect(await isIn(other)).toBe(false);
      }
      const kept = browser.cookies.get('flyleaf_outside') ?? '';
      expect((await browser.get(back)).statusCode).toBe(303);
      expect(codeOf((await browser.get(back)).body)).toBe('identity_refused');
      const thief = client.browser();
      thief.cookies.set('flyleaf_outside', kept);
      expect(codeOf((await thief.get(back)).body)).toBe('identity_refused');
      expect(await isIn(thief)).toBe(false);
    });

    it('is too late after ten minutes', async () => {
      someone({ email: await client.reader(), email_verified: true });
      const browser = client.browser();
      const back = await ask(browser);
      client.clock.advance(TEN_MINUTES + 1);
      expect(codeOf((await browser.get(back)).body)).toBe('identity_refused');
    });

    it.each(['', '.', 'a.b.c', `${'A'.repeat(53)}.${'A'.repeat(43)}.W10`])(
      'to no question of ours is refused: %j',
      async (cookie) => {
        const browser = client.browser();
        browser.cookies.set('flyleaf_outside', cookie);
        const answer = await browser.get(`${BACK}?code=x&state=y`);
        expect([answer.statusCode, codeOf(answer.body)]).toEqual([400, 'identity_refused']);
      },
    );

    it('with another way on than the one that was asked is refused', async () => {
      someone({ email: await client.reader(), email_verified: true });
      const browser = client.browser();
      const back = await ask(browser);
      const cookie = browser.cookies.get('flyleaf_outside') ?? '';
      const payload = Buffer.from(JSON.stringify(['demo', '/subscribe'])).toString('base64url');
      browser.cookies.set('flyleaf_outside', `${cookie.replace(/[^.]*$/u, '')}${payload}`);
      expect(codeOf((await browser.get(back)).body)).toBe('identity_refused');
    });

    it('leaves nothing of itself in the log', async () => {
      const email = await client.reader();
      someone({ email, email_verified: true });
      const browser = client.browser();
      const back = await ask(browser);
      await browser.get(back);
      await browser.get(back);
      const code = new URLSearchParams(back.split('?')[1]).get('code') ?? '?';
      const log = JSON.stringify(client.logged());
      for (const secret of [code, email]) expect(log).not.toContain(secret);
    });
  });
});

it.each([
  ['is not set up', {}],
  [
    'does not answer',
    { OIDC_ISSUER: 'http://127.0.0.1:9', OIDC_CLIENT_ID: 'flyleaf', OIDC_NAME: 'Nobody' },
  ],
])('says so where an outside sign-in %s, to people and to programs', async (_, env) => {
  const client = await loginClient({ env });
  const page = await client.browser().get(BEGIN);
  expect(page.statusCode).toBe(404);
  expect(propsOf(page.body, 'login').error?.code).toBe('identity_unavailable');
  const json = await client.browser().get(BEGIN, { accept: 'application/json' });
  expect(json.json().code).toBe('identity_unavailable');
  await client.dispose();
});
