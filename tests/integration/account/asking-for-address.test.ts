import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGE_PATHS } from '../../../src/contracts/paths.ts';
import { SESSION_FRESH } from '../../../src/session/session-limits.ts';
import { forgetLimits } from '../../../server/signup/limits.service.ts';
import { accountClient } from '../../support/account-client.ts';
import type { AccountClient } from '../../support/account-client.ts';
import { propsOf } from '../../support/app.ts';
import { eachDatabase } from '../../support/database.ts';
import type { TestBrowser } from '../../support/login-client.ts';

eachDatabase((database) => {
  let client: AccountClient;
  beforeAll(async () => {
    client = await accountClient({ database });
  });
  afterAll(() => client.dispose());

  const freshAddress = () => client.freshAddress();
  const isIn = async (browser: TestBrowser) => (await browser.get('/account')).statusCode === 200;
  const asked = (to?: string) => client.changing(to);

  describe('who may ask', () => {
    it('is a reader who signed in a moment ago; others sign in once more and come back', async () => {
      const browser = await client.signedIn(await client.reader());
      client.clock.advance(SESSION_FRESH + 1);
      for (const answer of [
        await browser.get(PAGE_PATHS.address),
        await browser.post(PAGE_PATHS.address, { email: freshAddress() }),
      ]) {
        expect(answer.statusCode).toBe(303);
        expect(answer.headers.location).toBe(
          '/account/login?again=true&redirect=%2Faccount%2Faddress',
        );
      }
      const login = propsOf(
        (await browser.get('/account/login?again=true&redirect=%2Faccount%2Faddress')).body,
        'login',
      );
      expect(login).toMatchObject({ again: true, redirect: '/account/address' });
    });

    it('is nobody without a session', async () => {
      const answer = await client.browser().post(PAGE_PATHS.address, { email: freshAddress() });
      expect(answer.headers.location).toBe('/account/login?redirect=%2Faccount%2Faddress');
    });

    it('is held to three an hour, of the reader and of the address', async () => {
      client.clock.advance(3_600_000);
      const { browser } = await asked();
      for (let more = 0; more < 2; more += 1) await client.askForAddress(browser, freshAddress());
      const { config, clock, db } = client.deps;
      const means = { config, now: clock.now(), limit: 1_000 };
      await db.write((trx) => forgetLimits(trx, means));
      const fourth = await browser.post(PAGE_PATHS.address, { email: freshAddress() });
      expect(fourth.statusCode).toBe(429);
      expect(propsOf(fourth.body, 'address').error?.code).toBe('too_many_requests');
      expect(Number(fourth.headers['retry-after'])).toBeGreaterThan(0);
      const victim = freshAddress();
      for (let more = 0; more < 3; more += 1) await asked(victim);
      const last = await client.signedIn(await client.reader());
      expect((await last.post(PAGE_PATHS.address, { email: victim })).statusCode).toBe(429);
    });

    it.each(['', 'no address', 'a@b', 'reader@localhost'])('may not take %j', async (email) => {
      const browser = await client.signedIn(await client.reader());
      const answer = await browser.post(PAGE_PATHS.address, { email });
      expect(propsOf(answer.body, 'address').error?.code).toBe('invalid_email');
      expect(answer.statusCode).toBe(400);
    });

    it('may not take the address that the account has, in any case', async () => {
      const email = await client.reader();
      const browser = await client.signedIn(email);
      const answer = await browser.post(PAGE_PATHS.address, { email: email.toUpperCase() });
      expect(propsOf(answer.body, 'address').error?.code).toBe('invalid_email');
    });
  });

  describe('an address that another reader has', () => {
    it('is answered as a free one: page, headers, rows; only its own mail tells', async () => {
      const taken = await client.reader();
      const ask = async (to: string) => {
        const browser = await client.signedIn(await client.reader());
        await client.sendMails();
        const before = await client.dump();
        const answer = await browser.post(PAGE_PATHS.address, { email: to });
        const after = await client.dump();
        const page = propsOf(answer.body, 'address');
        const grown = Object.keys(after).map(
          (table) => (after[table]?.length ?? 0) - (before[table]?.length ?? 0),
        );
        const shown = { ...page, email: '', waiting: page.waiting && 'waits' };
        const mails = await client.sendMails();
        const headers = Object.keys(answer.headers).sort();
        return { seen: { status: answer.statusCode, shown, grown, headers }, mails };
      };
      const [known, free] = [await ask(taken), await ask(freshAddress())];
      expect(known.seen).toEqual(free.seen);
      const [mail] = known.mails.filter(({ to }) => to === taken);
      expect(mail?.subject).toContain('has an account');
      expect(mail?.text).not.toContain(PAGE_PATHS.addressLink);
    });

    it('by the time that both agree ends the change', async () => {
      const { from, to, browser, change } = await asked();
      await client.answer(browser, change, 'old');
      await client.reader(to);
      const last = await client.answer(browser, change, 'new');
      expect(propsOf(last.body, 'address-link').state).toBe('taken');
      expect(await client.userId(from)).not.toBe(await client.userId(to));
      expect(await isIn(browser)).toBe(true);
    });
  });
});
