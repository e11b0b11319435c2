import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CREDENTIAL_PATHS } from '../../../src/contracts/credential-paths.ts';
import {
  addPasskeyCall,
  passkeyLoginCall,
  passkeyLoginOptionsCall,
  passkeyOptionsCall,
} from '../../../src/contracts/passkey.contract.ts';
import { SESSION_FRESH } from '../../../src/session/session-limits.ts';
import { PASSKEY_CHALLENGE_LIFETIME } from '../../../src/session/passkey-rules.ts';
import { propsOf } from '../../support/app.ts';
import { eachDatabase } from '../../support/database.ts';
import { loginClient } from '../../support/login-client.ts';
import type { LoginClient, TestBrowser } from '../../support/login-client.ts';
import { softwarePasskey, strangeKey } from '../../support/software-passkey.ts';
import type { Forgery, SoftwarePasskey } from '../../support/software-passkey.ts';

const ORIGIN = 'http://localhost:8787';

eachDatabase((database) => {
  let client: LoginClient;
  beforeAll(async () => {
    client = await loginClient({ database, env: { PUBLIC_URL: ORIGIN } });
  });
  afterAll(() => client.dispose());

  const signedIn = async () => {
    const email = await client.reader();
    const browser = client.browser();
    await browser.signIn(email);
    return { email, browser };
  };
  const device = () => softwarePasskey({ origin: ORIGIN, host: 'localhost' });
  const optionsFor = async (browser: TestBrowser) =>
    (await browser.postJson(passkeyOptionsCall.path, {})).json();
  const add = async (browser: TestBrowser, passkey: SoftwarePasskey, forged?: Forgery) => {
    const response = passkey.create(await optionsFor(browser), forged);
    return browser.postJson(addPasskeyCall.path, { response });
  };
  const loginOptions = async (browser: TestBrowser) =>
    passkeyLoginOptionsCall.response
      .strict()
      .parse((await browser.postJson(passkeyLoginOptionsCall.path, {})).json());
  const login = async (
    browser: TestBrowser,
    passkey: SoftwarePasskey,
    forged?: Forgery,
    fields: object = {},
  ) => {
    const response = passkey.get(await loginOptions(browser), forged);
    return browser.postJson(passkeyLoginCall.path, { publication: 'demo', ...fields, response });
  };
  const withPasskey = async () => {
    const reader = await signedIn();
    const passkey = device();
    expect((await add(reader.browser, passkey)).statusCode).toBe(200);
    return { ...reader, passkey };
  };
  const isIn = async (browser: TestBrowser) => (await browser.get('/account')).statusCode === 200;
  const listOf = async (browser: TestBrowser) =>
    propsOf((await browser.get(CREDENTIAL_PATHS.passkeys)).body, 'passkeys');

  describe('a passkey', () => {
    it('is added on the account, and signs in another browser', async () => {
      const { email, browser, passkey } = await withPasskey();
      const [kept] = (await listOf(browser)).passkeys;
      expect(kept).toMatchObject({ name: 'Firefox · Linux', last_used_at: null });
      const other = client.browser();
      const answer = await login(other, passkey, {}, { redirect: '/subscribe' });
      expect(answer.statusCode, answer.body).toBe(200);
      const body = passkeyLoginCall.response.strict().parse(answer.json());
      expect(body.redirect).toBe(`${ORIGIN}/subscribe`);
      const account = propsOf((await other.get('/account')).body, 'account');
      expect(account.email).toBe(email);
      expect((await listOf(browser)).passkeys[0]?.last_used_at).toBe(client.clock.now());
    });

    it('is asked for in a way that names nobody, and that the device has to verify', async () => {
      const { browser } = await signedIn();
      const options = await optionsFor(browser);
      expect(options.authenticatorSelection).toMatchObject({
        residentKey: 'required',
        userVerification: 'required',
      });
      expect(options.rp).toEqual({ id: 'localhost', name: 'localhost' });
      expect(Buffer.from(options.user.id, 'base64url')).toHaveLength(32);
      expect(await loginOptions(client.browser())).toMatchObject({ rpId: 'localhost' });
    });

    it('is one of several, which know their reader by one handle', async () => {
      const { browser, passkey } = await withPasskey();
      const options = await optionsFor(browser);
      expect(options.excludeCredentials).toMatchObject([{ id: passkey.id }]);
      const second = device();
      expect((await add(browser, second)).statusCode).toBe(200);
      expect((await login(client.browser(), second)).statusCode).toBe(200);
      expect((await login(client.browser(), passkey)).statusCode).toBe(200);
    });

    it('that somebody has is nobody else’s', async () => {
      const { passkey } = await withPasskey();
      const { browser } = await signedIn();
      const answer = await add(browser, passkey);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'passkey_refused']);
      expect((await listOf(browser)).passkeys).toEqual([]);
    });

    it.each<[string, Forgery]>([
      ['of another origin', { origin: 'https://evil.example' }],
      ['of another host', { host: 'evil.example' }],
      ['of another ceremony', { type: 'webauthn.get' }],
      ['without verification', { isVerified: false }],
    ])('is not made by an answer %s', async (_, forged) => {
      const { browser } = await signedIn();
      const answer = await add(browser, device(), forged);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'passkey_refused']);
      expect((await listOf(browser)).passkeys).toEqual([]);
    });

    it('is added by a fresh sign-in only, of the session that asked', async () => {
      const { email, browser } = await signedIn();
      const options = await optionsFor(browser);
      const response = device().create(options);
      const other = client.browser();
      await other.signIn(email);
      const foreign = await other.postJson(addPasskeyCall.path, { response });
      expect(foreign.json().code).toBe('passkey_refused');
      client.clock.advance(SESSION_FRESH + 1);
      for (const path of [passkeyOptionsCall.path, addPasskeyCall.path]) {
        const late = await browser.postJson(path, { response });
        expect([late.statusCode, late.json().code]).toEqual([403, 'fresh_sign_in_needed']);
        const nobody = await client.browser().postJson(path, { response });
        expect(nobody.json().code).toBe('fresh_sign_in_needed');
      }
      expect((await listOf(browser)).is_fresh).toBe(false);
    });
  });

  describe('signing in by passkey', () => {
    it.each<[string, Forgery]>([
      ['of another origin', { origin: 'https://evil.example' }],
      ['of another host', { host: 'evil.example' }],
      ['of another ceremony', { type: 'webauthn.create' }],
      ['without verification', { isVerified: false }],
      ['signed by another key', { key: strangeKey() }],
      ['that names another reader', { userHandle: 'AAAA' }],
      ['that counted back', { counter: 1 }],
    ])('takes no answer %s', async (_, forged) => {
      const { passkey } = await withPasskey();
      const browser = client.browser();
      const answer = await login(browser, passkey, forged);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'passkey_refused']);
      expect(await isIn(browser)).toBe(false);
      expect((await login(browser, passkey)).statusCode).toBe(200);
    });

    it('takes each challenge once, in the browser that asked, for ten minutes', async () => {
      const { passkey } = await withPasskey();
      const browser = client.browser();
      const options = await loginOptions(browser);
      const send = (by: TestBrowser, response: unknown) =>
        by.postJson(passkeyLoginCall.path, { publication: 'demo', response });
      const thief = client.browser();
      await loginOptions(thief);
      expect((await send(thief, passkey.get(options))).statusCode).toBe(400);
      const kept = new Map(browser.cookies);
      const answers = await Promise.all([0, 1, 2].map(() => send(browser, passkey.get(options))));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
      for (const [name, value] of kept) browser.cookies.set(name, value);
      expect((await send(browser, passkey.get(options))).statusCode).toBe(400);
      const late = await loginOptions(browser);
      client.clock.advance(PASSKEY_CHALLENGE_LIFETIME + 1);
      expect((await send(browser, passkey.get(late))).statusCode).toBe(400);
    });

    it('takes no challenge of ours that was for something else, or is none', async () => {
      const { browser, passkey } = await withPasskey();
      const { challenge } = await optionsFor(browser);
      await loginOptions(browser);
      for (const other of [challenge, 'AAAA', '']) {
        const response = passkey.get({ challenge: other });
        const answer = await browser.postJson(passkeyLoginCall.path, { response });
        expect(answer.json().code, other).toBe('passkey_refused');
      }
    });

    it('ends the session that the browser had, and lets the browser pass for known', async () => {
      const { passkey } = await withPasskey();
      const browser = client.browser();
      await login(browser, passkey);
      const first = browser.session() ?? '';
      await login(browser, passkey);
      const thief = client.browser();
      thief.cookies.set('flyleaf_session', first);
      expect([await isIn(thief), await isIn(browser)]).toEqual([false, true]);
      expect(browser.cookies.has('flyleaf_known')).toBe(true);
    });

    it('of a key that nobody has is refused', async () => {
      const browser = client.browser();
      expect((await login(browser, device(), { userHandle: 'AAAA' })).json().code).toBe(
        'passkey_refused',
      );
    });

    it.each([{}, { response: 7 }, { response: { id: '"', type: 'public-key' } }, []])(
      'by %j is no request',
      async (body) => {
        const answer = await client.browser().postJson(passkeyLoginCall.path, body);
        expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_request']);
      },
    );

    it('is for the platform’s own pages', async () => {
      const { browser, passkey } = await withPasskey();
      const response = passkey.get(await loginOptions(browser));
      const headers = { origin: 'https://blog.example' };
      for (const [path, body] of [
        [passkeyLoginCall.path, { response }],
        [passkeyLoginOptionsCall.path, {}],
        [passkeyOptionsCall.path, {}],
        [addPasskeyCall.path, { response }],
      ] as const) {
        const answer = await browser.postJson(path, body, headers);
        expect(answer.json().code, path).toBe('origin_not_allowed');
      }
    });
  });

  it('is offered to a reader on the way back to a publisher’s page, once none is there', async () => {
    const redirect = 'https://blog.example/essay';
    const { email, browser } = await signedIn();
    const offered = async () => {
      const answer = await client.browser().signIn(email, { redirect });
      return propsOf(answer.body, 'signed-in').offers_passkey;
    };
    expect(await offered()).toBe(true);
    await add(browser, device());
    expect(await offered()).toBe(false);
  });

  describe('the list of passkeys', () => {
    it('renames and removes, each reader their own', async () => {
      const { browser, passkey } = await withPasskey();
      const [kept] = (await listOf(browser)).passkeys;
      const id = kept?.id ?? '';
      const other = await withPasskey();
      const fields = { id, name: ' the  old\nphone ' };
      await other.browser.post(CREDENTIAL_PATHS.renamePasskey, fields);
      await other.browser.post(CREDENTIAL_PATHS.removePasskey, { id });
      expect((await listOf(browser)).passkeys).toEqual([kept]);
      const renamed = await browser.post(CREDENTIAL_PATHS.renamePasskey, fields);
      expect(propsOf(renamed.body, 'passkeys').passkeys[0]?.name).toBe('the old phone');
      await browser.post(CREDENTIAL_PATHS.renamePasskey, { id, name: ' ' });
      const removed = await browser.post(CREDENTIAL_PATHS.removePasskey, { id });
      expect(propsOf(removed.body, 'passkeys').passkeys).toEqual([]);
      expect((await login(client.browser(), passkey)).json().code).toBe('passkey_refused');
    });

    it('takes a fresh sign-in to remove one', async () => {
      const { browser } = await withPasskey();
      const [kept] = (await listOf(browser)).passkeys;
      client.clock.advance(SESSION_FRESH + 1);
      const answer = await browser.post(CREDENTIAL_PATHS.removePasskey, { id: kept?.id ?? '' });
      expect(answer.statusCode).toBe(403);
      expect(propsOf(answer.body, 'passkeys')).toMatchObject({
        error: { code: 'fresh_sign_in_needed' },
        passkeys: [kept],
      });
    });

    it('leads whoever is not signed in to sign in, and takes no post of another site', async () => {
      const browser = client.browser();
      const page = await browser.get(CREDENTIAL_PATHS.passkeys);
      expect(page.headers.location).toBe('/account/login?redirect=%2Faccount%2Fpasskeys');
      for (const path of [CREDENTIAL_PATHS.renamePasskey, CREDENTIAL_PATHS.removePasskey]) {
        const far = await browser.post(path, { id: 'x' }, { origin: 'https://evil.example' });
        expect(far.statusCode).toBe(403);
        expect((await browser.post(path, { id: 'x', name: 'y' })).statusCode).toBe(303);
      }
    });
  });
});

it('says so where browsers make no passkeys', async () => {
  const client = await loginClient();
  const browser = client.browser();
  const answer = await browser.postJson(passkeyLoginOptionsCall.path, {});
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'passkey_unavailable']);
  const page = propsOf((await browser.get('/account/login')).body, 'login');
  expect(page.ways.passkey).toBe(false);
  await client.dispose();
});
