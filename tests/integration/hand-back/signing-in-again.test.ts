import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGE_PATHS } from '../../../src/contracts/paths.ts';
import { eachDatabase } from '../../support/database.ts';
import type { TestBrowser } from '../../support/login-client.ts';
import { setPassword } from '../../support/password-client.ts';
import { answerIn, readerClient } from '../../support/reader-client.ts';
import type { ReaderClient } from '../../support/reader-client.ts';

eachDatabase((database) => {
  let client: ReaderClient;
  beforeAll(async () => {
    client = await readerClient({ database });
  });
  afterAll(() => client.dispose());

  const statusOf = async (token: string) => (await client.page().view(token)).statusCode;

  describe('a browser that signs in again', () => {
    it('stays known on its sites, which end when the new session does', async () => {
      const { browser, email, token } = await client.known();
      await browser.signIn(email);
      expect(await statusOf(token)).toBe(200);
      await browser.post(PAGE_PATHS.signOut, {});
      expect(await statusOf(token)).toBe(401);
    });

    it('as somebody else is known nowhere as the reader before', async () => {
      const { browser, email, token } = await client.known();
      const elsewhere = await client.known(email);
      await browser.signIn(await client.reader());
      expect(await statusOf(token)).toBe(401);
      expect(await statusOf(elsewhere.token)).toBe(200);
    });
  });

  describe('a code that was not swapped yet', () => {
    /** A reader who goes back, and whose page has not come that far. */
    const onTheWay = async () => {
      const email = await client.reader();
      const browser = client.browser();
      await browser.signIn(email);
      return { email, browser, code: await client.goBack(browser) };
    };
    const swapped = async (code: string) => (await client.page().swap(code)).statusCode;

    it('goes on with the new session of its browser, and what it gives ends with that', async () => {
      const { email, browser, code } = await onTheWay();
      await browser.signIn(email);
      const { token } = answerIn(await client.page().swap(code));
      expect(await statusOf(token ?? '')).toBe(200);
      await browser.post(PAGE_PATHS.signOut, {});
      expect(await statusOf(token ?? '')).toBe(401);
    });

    it('makes nobody known once somebody else has signed in there', async () => {
      const { browser, code } = await onTheWay();
      const { code: other } = await onTheWay();
      await browser.signIn(await client.reader());
      expect(await swapped(code)).toBe(400);
      expect(await swapped(other)).toBe(200);
    });

    it.each<[string, (browser: TestBrowser) => Promise<unknown>]>([
      ['signing out', (browser) => browser.post(PAGE_PATHS.signOut, {})],
      ['signing out everywhere', (browser) => browser.post(PAGE_PATHS.endSessions, {})],
      ['setting a password', setPassword],
    ])('ends by %s', async (_, leave) => {
      const { browser, code } = await onTheWay();
      await leave(browser);
      expect(await swapped(code)).toBe(400);
    });

    it('is made by no click that crosses signing out in another tab', async () => {
      const { browser, email } = await onTheWay();
      const other = client.browser();
      await other.signIn(email);
      const codes = await Promise.all([
        client.goBack(browser),
        browser.post(PAGE_PATHS.signOut, {}).then(() => ''),
        client.goBack(browser),
      ]);
      for (const code of codes) if (code !== '') expect(await swapped(code)).toBe(400);
      expect(await swapped(await client.goBack(other))).toBe(200);
    });
  });
});
