import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorBodySchema } from '../../../src/contracts/error.contract.ts';
import { loginCall, loginTokenCall } from '../../../src/contracts/login.contract.ts';
import { PAGE_PATHS } from '../../../src/contracts/paths.ts';
import { FORM_TOKEN_MINIMUM_AGE } from '../../../src/signup/signup-limits.ts';
import { propsOf } from '../../support/app.ts';
import { eachDatabase } from '../../support/database.ts';
import { PLATFORM, loginClient } from '../../support/login-client.ts';
import type { LoginClient } from '../../support/login-client.ts';
import { GOOD_PASSWORD, setPassword } from '../../support/password-client.ts';
import { PAGE_ORIGIN } from '../../support/signup-client.ts';

eachDatabase((database) => {
  let client: LoginClient;
  beforeAll(async () => {
    client = await loginClient({ database });
  });
  afterAll(() => client.dispose());

  const tokenFor = async (origin: string, publication = 'demo') => {
    const headers = origin === PLATFORM ? {} : { origin };
    const answer = await client.get(`${loginTokenCall.path}?publication=${publication}`, headers);
    client.clock.advance(FORM_TOKEN_MINIMUM_AGE);
    return loginTokenCall.response.strict().parse(answer.json()).form_token;
  };
  const login = (body: unknown, origin: string = PLATFORM) =>
    client.postJson(loginCall.path, body, { origin });
  const mails = async () =>
    (await client.deps.db.kysely.selectFrom('outbox').select('kind').execute()).filter(
      ({ kind }) => kind === 'login',
    ).length;

  describe('signing in by a script', () => {
    it.each([PLATFORM, PAGE_ORIGIN])('sends a mail for a page of %s', async (origin) => {
      const email = await client.reader();
      const before = await mails();
      const form_token = await tokenFor(origin);
      const answer = await login({ publication: 'demo', email, form_token }, origin);
      expect(answer.statusCode, answer.body).toBe(200);
      const body = loginCall.response.strict().parse(answer.json());
      expect(body).toEqual({ email, signed_in: false, redirect: null });
      expect(await mails()).toBe(before + 1);
      expect(answer.cookies.map(({ name }) => name)).toEqual(
        origin === PLATFORM ? ['flyleaf_login'] : [],
      );
    });

    it('answers the same for an address that nobody has', async () => {
      const form_token = await tokenFor(PLATFORM);
      const email = 'nobody@example.com';
      const answer = await login({ publication: 'demo', email, form_token });
      expect(answer.json()).toEqual({ email, signed_in: false, redirect: null });
    });

    it('of no publication is for the platform’s own pages', async () => {
      const email = await client.reader();
      const form_token = await tokenFor(PLATFORM, '');
      expect((await login({ email, form_token })).statusCode).toBe(200);
      const far = await login({ email, form_token }, PAGE_ORIGIN);
      expect([far.statusCode, far.json().code]).toEqual([404, 'publication_not_found']);
    });

    it('by address and password gives the session, and says where to go', async () => {
      const email = await client.reader();
      const browser = client.browser();
      await browser.signIn(email);
      await setPassword(browser);
      const asked = { publication: 'demo', email, password: GOOD_PASSWORD };
      const answer = await login({ ...asked, redirect: '/subscribe' });
      expect(answer.json()).toEqual({
        email,
        signed_in: true,
        redirect: `${PLATFORM}/subscribe`,
      });
      const names = answer.cookies.map(({ name }) => name);
      expect(names).toEqual(['flyleaf_session', 'flyleaf_login', 'flyleaf_known']);
      const page = `${PAGE_ORIGIN}/essay`;
      const back = await login({ ...asked, redirect: page });
      const query = new URLSearchParams({ publication: 'demo', redirect: page });
      expect(back.json().redirect).toBe(`${PAGE_PATHS.login}?${query}`);
      const lost = await login({ ...asked, redirect: 'https://evil.example' });
      expect(lost.json().redirect).toBe('/account?publication=demo');
    });

    it('takes a password from no page of a publisher', async () => {
      const body = { publication: 'demo', email: 'a@example.com', password: GOOD_PASSWORD };
      const answer = await login(body, PAGE_ORIGIN);
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'origin_not_allowed']);
    });

    it.each([
      ['a wrong password', { email: 'a@example.com', password: 'x' }, 400, 'password_wrong'],
      ['no token', { email: 'a@example.com' }, 400, 'form_token_missing'],
      ['no address', { email: 'a', password: 'x' }, 400, 'invalid_email'],
      ['no field', {}, 400, 'invalid_email'],
      ['a list', [], 400, 'invalid_request'],
      ['a number', { email: 'a@example.com', password: 7 }, 400, 'invalid_request'],
      ['a flood', { email: 'a@b.example', password: 'x'.repeat(2_000) }, 400, 'invalid_request'],
      ['a stranger', { publication: 'x', email: 'a@b.example' }, 404, 'publication_not_found'],
    ])('with %s is answered by the one body of errors', async (_, body, status, code) => {
      const answer = await login(body);
      expect(answer.statusCode).toBe(status);
      expect(errorBodySchema.strict().parse(answer.json()).code).toBe(code);
    });

    it('from an origin that is not registered is refused, and can’t be read there', async () => {
      const answer = await login(
        { publication: 'demo', email: 'a@b.example' },
        'https://x.example',
      );
      expect(answer.statusCode).toBe(403);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    });

    it('keeps a token to the origin that asked for it, and to signing in', async () => {
      const email = await client.reader();
      const form_token = await tokenFor(PAGE_ORIGIN);
      const own = await login({ publication: 'demo', email, form_token });
      expect(own.json().code).toBe('form_token_invalid');
      const signUp = await client.subscribe({ form_token });
      expect(signUp.json().code).toBe('form_token_invalid');
    });
  });

  it.each([
    ['', false],
    ['&with_password', true],
    ['&with_password=true', true],
    ['&with_password=false', false],
  ])('the page with %j shows the password’s form: %s', async (query, open) => {
    const page = await client.get(`${PAGE_PATHS.login}?publication=demo${query}`);
    expect(propsOf(page.body, 'login').ways.password).toBe(open);
  });
});
