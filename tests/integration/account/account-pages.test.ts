import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGE_PATHS } from '../../../src/contracts/paths.ts';
import { saveCover } from '../../../server/covers/cover.store.ts';
import { accountClient } from '../../support/account-client.ts';
import type { AccountClient } from '../../support/account-client.ts';
import { propsOf } from '../../support/app.ts';
import { eachDatabase } from '../../support/database.ts';

const DAY = 86_400_000;
const OWN = [PAGE_PATHS.address, PAGE_PATHS.data, PAGE_PATHS.deletion, PAGE_PATHS.cancel];

eachDatabase((database) => {
  let client: AccountClient;
  beforeAll(async () => {
    client = await accountClient({ database, env: { BASE_DOMAIN: 'letters.test' } });
  });
  afterAll(() => client.dispose());

  describe('the pages of the account', () => {
    it.each(OWN)('lead whoever is not signed in to sign in, and back: %s', async (path) => {
      const answer = await client.get(path);
      expect([answer.statusCode, answer.headers.location]).toEqual([
        303,
        `/account/login?redirect=${encodeURIComponent(path)}`,
      ]);
    });

    it.each(OWN)('are the platform’s own, wherever they are asked for: %s', async (path) => {
      const answer = await client.get(path, { host: 'demo.letters.test' });
      const url = new URL(answer.headers.location ?? '');
      expect(url.origin).toBe(client.deps.config.publicUrl);
      expect([url.pathname, url.searchParams.get('publication')]).toEqual([path, 'demo']);
    });

    it('are kept by nobody', async () => {
      const browser = await client.signedIn(await client.reader());
      for (const path of [...OWN, PAGE_PATHS.account]) {
        const { headers, statusCode } = await browser.get(path);
        expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
      }
    });
  });

  describe('what is paid for', () => {
    it.each([
      ['nothing', null, []],
      ['nothing any more', -DAY, []],
      ['something', DAY, ['The demo']],
    ] as const)('is told as it is: %s', async (_, after, names) => {
      const email = await client.reader();
      const id = await client.subscriptionOf(email);
      const expiry = after === null ? null : client.clock.now() + after;
      await client.deps.db.write((trx) =>
        trx.updateTable('subscriptions').set({ expiry }).where('id', '=', id).execute(),
      );
      const browser = await client.signedIn(email);
      const { paid } = propsOf((await browser.get(PAGE_PATHS.cancel)).body, 'account-cancel');
      expect(paid.map(({ name }) => name)).toEqual(names);
      const account = propsOf((await browser.get(PAGE_PATHS.account)).body, 'account');
      expect(account.subscription?.paid_until).toBe(names.length > 0 ? expiry : null);
    });
  });

  it.each(['ccpa', 'accessibility'] as const)('everybody may read %s', async (document) => {
    const answer = await client.get(`/${document}`);
    expect(propsOf(answer.body, 'legal').document).toBe(document);
  });

  it('who recommends a publication is what its cover says, and nothing where it says nothing', async () => {
    const read = async () =>
      propsOf((await client.get('/recommendations?publication=demo')).body, 'recommendations');
    expect((await read()).blurbs).toEqual([]);
    const blurbs = [{ description: 'Twice.', author_name: 'Ada', recommendingPublication: null }];
    await client.deps.db.write((trx) =>
      saveCover(trx, client.publication.id, { blurbs }, client.clock.now()),
    );
    expect((await read()).blurbs).toEqual(blurbs);
    expect((await client.get('/recommendations?publication=nobody')).statusCode).toBe(404);
  });
});
