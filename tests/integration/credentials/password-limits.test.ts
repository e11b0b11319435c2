import { afterEach, describe, expect, it } from 'vitest';
import { SESSION_FRESH } from '../../../src/session/session-limits.ts';
import { propsOf } from '../../support/app.ts';
import { eachDatabase } from '../../support/database.ts';
import { loginClient } from '../../support/login-client.ts';
import type { LoginClient, TestBrowser } from '../../support/login-client.ts';
import { GOOD_PASSWORD, setPassword, tryPassword } from '../../support/password-client.ts';

eachDatabase((database) => {
  let client: LoginClient;
  afterEach(() => client.dispose());
  const start = async (LOGIN_LIMITS: string) => {
    client = await loginClient({ database, env: { LOGIN_LIMITS, TRUST_PROXY: '1' } });
  };
  const reader = async () => {
    const email = await client.reader();
    const browser = client.browser();
    await browser.signIn(email);
    await setPassword(browser);
    return { email, browser };
  };
  const from = (ip: string) => ({ 'x-forwarded-for': ip });
  const status = async (browser: TestBrowser, email: string, password: string, ip = '192.0.2.9') =>
    (await tryPassword(browser, email, password, from(ip))).statusCode;

  const refusals = async () => {
    const rows = client.deps.db.kysely.selectFrom('audit').select(['user_id', 'detail']);
    return rows.where('act', '=', 'sign_in_refused').orderBy('id').execute();
  };
  const day = JSON.stringify({ means: 'password', why: 'day_locked' });

  describe('guessing at a password', () => {
    it('is in the log of acts once, by the try that shut the door, known or not', async () => {
      await start('ip=999/600,address=99/600,passwords=2/86400');
      const { email } = await reader();
      const guess = (address: string) => status(client.browser(), address, 'a guess of somebody');
      for (let count = 0; count < 5; count += 1) {
        await guess(email);
        await guess('nobody@example.com');
      }
      const users = client.deps.db.kysely.selectFrom('users').select('id');
      const { id } = await users.where('email', '=', email).executeTakeFirstOrThrow();
      expect(await refusals()).toEqual([
        { user_id: id, detail: day },
        { user_id: null, detail: day },
      ]);
    });

    it('ends after so many tries, from wherever they come, known or not', async () => {
      await start('ip=999/600,address=99/600,passwords=3/86400');
      const { email } = await reader();
      for (const address of [email, 'nobody@example.com']) {
        const guess = (index: number) =>
          status(client.browser(), address, `guess number ${index}`, `192.0.2.${index}`);
        expect([await guess(1), await guess(2), await guess(3)]).toEqual([400, 400, 400]);
        const refused = await tryPassword(client.browser(), address, GOOD_PASSWORD, from('::9'));
        expect(refused.statusCode).toBe(429);
        expect(propsOf(refused.body, 'login').error?.code).toBe('too_many_requests');
        expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      }
    });

    it('at once gets no more tries than one after the other', async () => {
      await start('ip=999/600,address=99/600,passwords=3/86400');
      const { email } = await reader();
      const all = Array.from({ length: 8 }, (_, index) =>
        status(client.browser(), email, `guess number ${index}`, `192.0.2.${index}`),
      );
      const answers = await Promise.all(all);
      expect(answers.filter((answer) => answer === 400)).toHaveLength(3);
      expect(answers.filter((answer) => answer === 429)).toHaveLength(5);
    });

    it('elsewhere keeps the reader out of nothing: not of a browser that is known, nor of the mail', async () => {
      await start('ip=999/600,address=99/600,passwords=3/86400');
      const { email, browser } = await reader();
      for (let count = 0; count < 9; count += 1) {
        await status(client.browser(), email, 'a guess of somebody', `192.0.2.${count}`);
      }
      await browser.post('/sign-out', {});
      expect(await status(browser, email, GOOD_PASSWORD)).toBe(303);
      const fresh = client.browser();
      expect(await status(fresh, email, GOOD_PASSWORD)).toBe(429);
      expect((await fresh.signIn(email)).statusCode).toBe(303);
      expect(await status(fresh, email, GOOD_PASSWORD)).toBe(303);
    });

    it('in a browser that is known has an end too', async () => {
      await start('ip=999/600,address=99/600,passwords=3/86400');
      const { email, browser } = await reader();
      for (let count = 0; count < 3; count += 1) await status(browser, email, 'a wrong guess');
      expect(await status(browser, email, GOOD_PASSWORD)).toBe(429);
    });

    it('counts a browser that another reader used as any other', async () => {
      await start('ip=999/600,address=99/600,passwords=1/86400');
      const { email } = await reader();
      const { browser } = await reader();
      await status(client.browser(), email, 'a guess of somebody');
      expect(await status(browser, email, GOOD_PASSWORD)).toBe(429);
    });

    it('from one network at many addresses ends there alone', async () => {
      await start('ip=4/600,address=99/600,passwords=99/86400');
      const { email } = await reader();
      const spray = (index: number) =>
        status(client.browser(), `someone${index}@example.com`, 'summer2026 again', '192.0.2.1');
      for (let index = 0; index < 4; index += 1) await spray(index);
      expect(await spray(5)).toBe(429);
      expect(await status(client.browser(), email, GOOD_PASSWORD, '192.0.2.2')).toBe(303);
    });

    it('at the current one of an open account ends too, and a new sign-in does without it', async () => {
      await start('ip=999/600,address=99/600,passwords=2/86400');
      const { email, browser } = await reader();
      client.clock.advance(SESSION_FRESH + 1);
      const change = (current: string) => setPassword(browser, 'a new one, and long', current);
      await change('one wrong guess');
      await change('two wrong guesses');
      expect((await change(GOOD_PASSWORD)).statusCode).toBe(429);
      expect(await refusals()).toEqual([{ user_id: expect.any(Number), detail: day }]);
      await browser.signIn(email);
      const answer = await setPassword(browser, 'a new one, and long');
      expect(propsOf(answer.body, 'password').done).toBe('set');
    });
  });
});
