import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_PATHS, PAGE_PATHS } from '../../../src/contracts/paths.ts';
import {
  LOGIN_CODE_MAX_TRIES,
  LOGIN_LIFETIME,
  SESSION_ABSOLUTE,
  SESSION_IDLE,
} from '../../../src/session/session-limits.ts';
import { propsOf } from '../../support/app.ts';
import { eachDatabase } from '../../support/database.ts';
import { loginClient } from '../../support/login-client.ts';
import type { LoginClient, TestBrowser } from '../../support/login-client.ts';

const SECOND = 1_000;
const DAY = 86_400_000;

eachDatabase((database) => {
  let client: LoginClient;
  beforeAll(async () => {
    client = await loginClient({ database });
  });
  afterAll(() => client.dispose());

  const typeCode = (browser: TestBrowser, code: string) =>
    browser.post(API_PATHS.loginCode, { publication: 'demo', email: 'x@example.com', code });
  const click = (browser: TestBrowser, login: string, more: Record<string, string> = {}) =>
    browser.post(PAGE_PATHS.loginLink, { token: client.linkOf(login), ...more });
  const errorOf = (body: string) => propsOf(body, 'login-pending').error?.code;
  const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const isIn = async (browser: TestBrowser) => (await browser.get('/account')).statusCode === 200;
  const sessions = (login: string) =>
    client.deps.db.kysely
      .selectFrom('sessions')
      .selectAll()
      .where('login_id', '=', login)
      .execute();

  describe('time', () => {
    it.each([
      [-SECOND, true],
      [0, true],
      [SECOND, false],
    ])('%i ms from ten minutes, link and code sign in: %s', async (offset, works) => {
      const [one, other] = [client.browser(), client.browser()];
      const email = await client.reader();
      const link = await one.askFor(email);
      client.clock.advance(LOGIN_LIFETIME + offset);
      expect((await click(one, link)).statusCode).toBe(works ? 303 : 410);
      const code = await other.askFor(email);
      client.clock.advance(LOGIN_LIFETIME + offset);
      const typed = await typeCode(other, client.codeOf(code));
      expect(typed.statusCode).toBe(works ? 303 : 400);
      if (!works) expect(errorOf(typed.body)).toBe('code_expired');
      expect([one.session(), other.session()].map(Boolean)).toEqual([works, works]);
    });

    it('ends a session that nobody visits', async () => {
      const browser = client.browser();
      await browser.signIn(await client.reader());
      client.clock.advance(SESSION_IDLE);
      expect(await isIn(browser)).toBe(true);
      client.clock.advance(SESSION_IDLE);
      expect(await isIn(browser)).toBe(true);
      client.clock.advance(SESSION_IDLE + 1);
      expect(await isIn(browser)).toBe(false);
    });

    it('ends every session after a year, however often it is visited', async () => {
      const browser = client.browser();
      await browser.signIn(await client.reader());
      for (let day = 0; day < 365; day += 73) {
        client.clock.advance(73 * DAY);
        expect(await isIn(browser)).toBe(true);
      }
      client.clock.advance(SESSION_ABSOLUTE - 365 * DAY + 1);
      expect(await isIn(browser)).toBe(false);
    });

    it('that goes back ends nothing, and takes no visit back', async () => {
      const browser = client.browser();
      const login = await browser.askFor(await client.reader());
      await typeCode(browser, client.codeOf(login));
      const [before] = await sessions(login);
      client.clock.advance(-DAY);
      expect(await isIn(browser)).toBe(true);
      expect((await sessions(login))[0]?.last_seen_at).toBe(before?.last_seen_at);
      client.clock.advance(DAY);
    });

    it('of a visit is written once an hour', async () => {
      const browser = client.browser();
      const login = await browser.askFor(await client.reader());
      await typeCode(browser, client.codeOf(login));
      const start = client.clock.now();
      const seen = async () => Number((await sessions(login))[0]?.last_seen_at) - start;
      client.clock.advance(3_600_000 - 1);
      await isIn(browser);
      expect(await seen()).toBe(0);
      client.clock.advance(1);
      await isIn(browser);
      expect(await seen()).toBe(3_600_000);
    });
  });

  describe('a code', () => {
    it.each([
      [LOGIN_CODE_MAX_TRIES - 1, true],
      [LOGIN_CODE_MAX_TRIES, false],
      [LOGIN_CODE_MAX_TRIES + 1, false],
    ])('after %i wrong ones signs in: %s', async (tries, works) => {
      const browser = client.browser();
      const login = await browser.askFor(await client.reader());
      const code = client.codeOf(login);
      const answers: (string | undefined)[] = [];
      for (let count = 0; count < tries; count += 1) {
        answers.push(errorOf((await typeCode(browser, another(code))).body));
      }
      const wrong = answers.slice(0, LOGIN_CODE_MAX_TRIES - 1);
      expect(new Set(wrong)).toEqual(new Set(['code_wrong']));
      expect(new Set(answers.slice(wrong.length))).toEqual(new Set(works ? [] : ['code_locked']));
      expect((await typeCode(browser, code)).statusCode).toBe(works ? 303 : 429);
      expect(await isIn(browser)).toBe(works);
    });

    it('that is locked leaves the mailed link alive', async () => {
      const browser = client.browser();
      const login = await browser.askFor(await client.reader());
      for (let count = 0; count < LOGIN_CODE_MAX_TRIES; count += 1) {
        await typeCode(browser, another(client.codeOf(login)));
      }
      expect((await click(browser, login)).statusCode).toBe(303);
    });

    it('tried in parallel gets no more tries than there are', async () => {
      const browser = client.browser();
      const login = await browser.askFor(await client.reader());
      const code = client.codeOf(login);
      await Promise.all(Array.from({ length: 20 }, () => typeCode(browser, another(code))));
      expect((await typeCode(browser, code)).statusCode).toBe(429);
    });

    it('is nothing in a browser that did not ask', async () => {
      const login = await client.browser().askFor(await client.reader());
      const other = client.browser();
      const answer = await typeCode(other, client.codeOf(login));
      expect(answer.statusCode).toBe(404);
      expect(propsOf(answer.body, 'login').error?.code).toBe('login_not_found');
      const asked = client.browser();
      await asked.askFor(await client.reader());
      expect(errorOf((await typeCode(asked, client.codeOf(login))).body)).toBe('code_wrong');
    });

    it('that is no code is not counted', async () => {
      const browser = client.browser();
      const login = await browser.askFor(await client.reader());
      for (let count = 0; count < 9; count += 1) await typeCode(browser, 'hello');
      expect((await typeCode(browser, client.codeOf(login))).statusCode).toBe(303);
    });

    it('has so many tries a day for one address, whoever asks; the link has no such end', async () => {
      const email = await client.reader();
      for (let round = 0; round < 6; round += 1) {
        const robber = client.browser();
        const login = await robber.askFor(email);
        for (let count = 0; count < LOGIN_CODE_MAX_TRIES; count += 1) {
          await typeCode(robber, another(client.codeOf(login)));
        }
      }
      const owner = client.browser();
      const login = await owner.askFor(email);
      expect(errorOf((await typeCode(owner, client.codeOf(login))).body)).toBe('code_locked');
      expect((await click(owner, login)).statusCode).toBe(303);
      client.clock.advance(DAY);
      expect((await owner.signIn(email)).statusCode).toBe(303);
    });
  });

  describe('a link', () => {
    it('signs in once: another browser finds it used', async () => {
      const browser = client.browser();
      const login = await browser.askFor(await client.reader());
      await click(browser, login);
      const other = client.browser();
      const again = await click(other, login, { here: 'yes' });
      expect(again.statusCode).toBe(410);
      expect(propsOf(again.body, 'login-link').state).toBe('used');
      expect(other.session()).toBeUndefined();
      expect((await click(browser, login)).statusCode).toBe(410);
      expect(await isIn(browser)).toBe(true);
    });

    it('clicked in many browsers at once makes one session', async () => {
      const login = await client.browser().askFor(await client.reader());
      const others = Array.from({ length: 30 }, () => client.browser());
      const answers = await Promise.all(others.map((each) => click(each, login, { here: 'yes' })));
      expect(answers.filter((answer) => answer.statusCode === 303)).toHaveLength(1);
      expect(await sessions(login)).toHaveLength(1);
    });

    it('clicked often at once in the browser that asked leaves one session that stands', async () => {
      const browser = client.browser();
      const login = await browser.askFor(await client.reader());
      const cookie = `flyleaf_login=${browser.cookies.get('flyleaf_login')}`;
      await Promise.all(
        Array.from({ length: 30 }, () =>
          client.browser().post(PAGE_PATHS.loginLink, { token: client.linkOf(login) }, { cookie }),
        ),
      );
      const standing = (await sessions(login)).filter((row) => row.ended_at === null);
      expect(standing).toHaveLength(1);
    });

    it('may be clicked again for a minute where the answer was lost', async () => {
      const browser = client.browser();
      const login = await browser.askFor(await client.reader());
      const proof = browser.cookies.get('flyleaf_login') ?? '';
      await click(browser, login);
      const lost = browser.session();
      browser.cookies.clear();
      browser.cookies.set('flyleaf_login', proof);
      client.clock.advance(60_000);
      expect((await click(browser, login)).statusCode).toBe(303);
      expect(browser.session()).not.toBe(lost);
      browser.cookies.set('flyleaf_login', proof);
      client.clock.advance(1);
      expect((await click(browser, login)).statusCode).toBe(410);
    });

    it.each(['', 'x', 'a.b', 'a.'])('that was never made (%s) leads nowhere', async (token) => {
      const answer = await client.browser().get(`${PAGE_PATHS.loginLink}?token=${token}`);
      expect(propsOf(answer.body, 'message').message).toBe('link');
    });

    it('of a sign-up signs nobody in, and confirming does not either', async () => {
      const { subscription_id, confirmation_secret } = await client.signUp('new@example.com');
      const browser = client.browser();
      browser.cookies.set('flyleaf_login', confirmation_secret);
      expect((await typeCode(browser, client.codeOf(subscription_id))).statusCode).toBe(404);
      expect((await click(browser, subscription_id)).statusCode).toBe(404);
      const confirmed = await client.postJson(API_PATHS.confirmCode, {
        publication: 'demo',
        subscription_id,
        confirmation_secret,
        code: client.codeOf(subscription_id),
      });
      expect([confirmed.statusCode, confirmed.headers['set-cookie']]).toEqual([200, undefined]);
    });
  });
});
