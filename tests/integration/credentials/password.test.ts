import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CREDENTIAL_PATHS } from '../../../src/contracts/credential-paths.ts';
import { API_PATHS } from '../../../src/contracts/paths.ts';
import { SESSION_FRESH } from '../../../src/session/session-limits.ts';
import { propsOf } from '../../support/app.ts';
import { eachDatabase } from '../../support/database.ts';
import { loginClient } from '../../support/login-client.ts';
import type { LoginClient, TestBrowser } from '../../support/login-client.ts';
import { GOOD_PASSWORD, setPassword, tryPassword } from '../../support/password-client.ts';

eachDatabase((database) => {
  let client: LoginClient;
  beforeAll(async () => {
    client = await loginClient({ database });
  });
  afterAll(() => client.dispose());

  const signedIn = async () => {
    const email = await client.reader();
    const browser = client.browser();
    await browser.signIn(email);
    return { email, browser };
  };
  const withPassword = async () => {
    const reader = await signedIn();
    await setPassword(reader.browser);
    return reader;
  };
  const isIn = async (browser: TestBrowser) => (await browser.get('/account')).statusCode === 200;
  const pageOf = async (browser: TestBrowser) =>
    propsOf((await browser.get(CREDENTIAL_PATHS.password)).body, 'password');
  const codeOf = (html: string) => propsOf(html, 'password').error?.code;

  describe('a password', () => {
    it('is set on the account, and signs in another browser', async () => {
      const { email, browser } = await signedIn();
      expect(await pageOf(browser)).toMatchObject({ changed_at: null, proof: 'fresh', email });
      const answer = await setPassword(browser);
      expect(propsOf(answer.body, 'password')).toMatchObject({ done: 'set', error: null });
      const other = client.browser();
      const signIn = await tryPassword(other, email.toUpperCase(), GOOD_PASSWORD);
      expect(signIn.statusCode, signIn.body).toBe(303);
      expect(signIn.headers.location).toBe('/account?publication=demo');
      expect([await isIn(browser), await isIn(other)]).toEqual([true, true]);
    });

    it('is taken as it was typed, but for how its letters are composed', async () => {
      const { email, browser } = await signedIn();
      await setPassword(browser, ' Über die Brücke ');
      const composed = await tryPassword(client.browser(), email, ' U\u0308ber die Bru\u0308cke ');
      expect(composed.statusCode).toBe(303);
      for (const other of ['Über die Brücke', ' über die brücke ', ' Über die Brücke']) {
        expect((await tryPassword(client.browser(), email, other)).statusCode, other).toBe(400);
      }
    });

    it('stands nowhere: the database has a salted hash of it', async () => {
      await withPassword();
      await withPassword();
      const kept = await client.dump();
      expect(JSON.stringify([kept, client.logged()])).not.toContain(GOOD_PASSWORD);
      const hashes = (kept['passwords'] ?? []).map((row) => String(JSON.parse(String(row)).hash));
      expect(new Set(hashes).size).toBe(hashes.length);
      for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/u);
    });

    it('is wrong in one way for a stranger, a reader without one and a reader with another', async () => {
      const { email } = await withPassword();
      const without = await client.reader();
      const bodies = [email, without, 'nobody@example.com'].map(async (address) => {
        const answer = await tryPassword(client.browser(), address, 'something else');
        expect(answer.statusCode).toBe(400);
        const { error, ways } = propsOf(answer.body, 'login');
        expect(ways.password).toBe(true);
        return [error?.code, error?.errors, Object.keys(answer.headers).sort()];
      });
      const [first, ...others] = await Promise.all(bodies);
      expect(first?.[0]).toBe('password_wrong');
      for (const other of others) expect(other).toEqual(first);
    });

    it('goes on to the page that was asked for', async () => {
      const { email } = await withPassword();
      const form = { publication: 'demo', email, password: GOOD_PASSWORD };
      const own = { ...form, redirect: '/subscribe?publication=demo' };
      const here = await client.browser().post(API_PATHS.login, own);
      expect(here.headers.location).toContain('/subscribe?publication=demo');
      const far = { ...form, redirect: 'https://evil.example/' };
      const answer = await client.browser().post(API_PATHS.login, far);
      expect(answer.headers.location).toBe('/account?publication=demo');
    });

    it('signs nobody in from a page of another site', async () => {
      const { email } = await withPassword();
      const origin = 'https://evil.example';
      const answer = await tryPassword(client.browser(), email, GOOD_PASSWORD, { origin });
      expect(answer.statusCode).toBe(403);
      expect(answer.cookies).toEqual([]);
    });
  });

  describe('changing a password', () => {
    it('ends every other session, and this browser’s old token', async () => {
      const { email, browser } = await withPassword();
      const other = client.browser();
      await tryPassword(other, email, GOOD_PASSWORD);
      const before = browser.session() ?? '';
      await setPassword(browser, 'a new one, and long');
      const thief = client.browser();
      thief.cookies.set('flyleaf_session', before);
      expect(await Promise.all([browser, other, thief].map(isIn))).toEqual([true, false, false]);
      expect((await tryPassword(other, email, GOOD_PASSWORD)).statusCode).toBe(400);
      expect((await tryPassword(other, email, 'a new one, and long')).statusCode).toBe(303);
    });

    it('takes the current one when the sign-in is old', async () => {
      const { browser } = await withPassword();
      client.clock.advance(SESSION_FRESH + 1);
      expect((await pageOf(browser)).proof).toBe('current');
      const without = await setPassword(browser, 'a new one, and long');
      expect([without.statusCode, codeOf(without.body)]).toEqual([403, 'fresh_sign_in_needed']);
      const wrong = await setPassword(browser, 'a new one, and long', 'not the current one');
      expect(propsOf(wrong.body, 'password').error?.errors).toMatchObject([
        { param: 'current', code: 'password_wrong' },
      ]);
      const right = await setPassword(browser, 'a new one, and long', GOOD_PASSWORD);
      expect(propsOf(right.body, 'password').done).toBe('set');
    });

    it('takes a new sign-in when there is none to type', async () => {
      const { browser } = await signedIn();
      client.clock.advance(SESSION_FRESH + 1);
      expect((await pageOf(browser)).proof).toBe('sign-in');
      expect(codeOf((await setPassword(browser)).body)).toBe('fresh_sign_in_needed');
      expect(codeOf((await setPassword(browser, GOOD_PASSWORD, '')).body)).toBe(
        'fresh_sign_in_needed',
      );
    });

    it.each([
      ['seven77', 'password_short'],
      ['😀'.repeat(7), 'password_short'],
      ['x'.repeat(201), 'password_long'],
      ['Password1', 'password_common'],
      ['iloveyou123', 'password_common'],
      ['Flyleaf2026!', 'password_common'],
    ])('to %s is refused', async (password, code) => {
      const { browser } = await signedIn();
      const answer = await setPassword(browser, password);
      expect([answer.statusCode, codeOf(answer.body)]).toEqual([400, code]);
      expect((await pageOf(browser)).changed_at).toBeNull();
    });

    it('to the address is refused', async () => {
      const { email, browser } = await signedIn();
      expect(codeOf((await setPassword(browser, email)).body)).toBe('password_common');
    });

    it.each([
      'eight 88',
      'only letters here',
      '12345 98765 4',
      '密码密码密码密码',
      'x1 '.repeat(60),
    ])('to %s is fine', async (password) => {
      const { browser } = await signedIn();
      expect(propsOf((await setPassword(browser, password)).body, 'password').done).toBe('set');
    });

    it('by two at once leaves one session, of the one that was first', async () => {
      const { browser } = await withPassword();
      const second = client.browser();
      second.cookies.set('flyleaf_session', browser.session() ?? '');
      const answers = await Promise.all([
        setPassword(browser, 'the first of the two'),
        setPassword(second, 'the second of the two'),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
      expect((await Promise.all([browser, second].map(isIn))).filter(Boolean)).toHaveLength(1);
    });
  });

  describe('removing a password', () => {
    it('leaves the mail, and signs out everywhere else', async () => {
      const { email, browser } = await withPassword();
      const other = client.browser();
      await tryPassword(other, email, GOOD_PASSWORD);
      const answer = await browser.post(CREDENTIAL_PATHS.removePassword, {});
      expect(propsOf(answer.body, 'password')).toMatchObject({ done: 'removed', changed_at: null });
      expect(await Promise.all([browser, other].map(isIn))).toEqual([true, false]);
      expect((await tryPassword(other, email, GOOD_PASSWORD)).statusCode).toBe(400);
      expect((await other.signIn(email)).statusCode).toBe(303);
    });

    it('takes the current one when the sign-in is old', async () => {
      const { browser } = await withPassword();
      client.clock.advance(SESSION_FRESH + 1);
      const without = await browser.post(CREDENTIAL_PATHS.removePassword, {});
      expect(without.statusCode).toBe(403);
      const form = { current: GOOD_PASSWORD };
      const answer = await browser.post(CREDENTIAL_PATHS.removePassword, form);
      expect(propsOf(answer.body, 'password').done).toBe('removed');
    });
  });

  describe('the page of the password', () => {
    it('leads whoever is not signed in to sign in', async () => {
      const browser = client.browser();
      const answer = await browser.get(CREDENTIAL_PATHS.password);
      expect(answer.headers.location).toBe('/account/login?redirect=%2Faccount%2Fpassword');
      expect((await setPassword(browser)).statusCode).toBe(303);
    });

    it.each([CREDENTIAL_PATHS.password, CREDENTIAL_PATHS.removePassword])(
      'takes no post of another site: %s',
      async (path) => {
        const { browser } = await withPassword();
        const headers = { origin: 'https://evil.example' };
        const answer = await browser.post(path, { password: 'a new one, and long' }, headers);
        expect(answer.statusCode).toBe(403);
      },
    );
  });
});
