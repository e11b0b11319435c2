import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGE_PATHS } from '../../../src/contracts/paths.ts';
import { eachDatabase } from '../../support/database.ts';
import { readerClient } from '../../support/reader-client.ts';
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
});
