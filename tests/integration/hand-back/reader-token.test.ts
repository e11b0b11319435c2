import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_PATHS, PAGE_PATHS } from '../../../src/contracts/paths.ts';
import { SWEEPS } from '../../../server/janitor/sweeps.ts';
import { signToken } from '../../../server/platform/tokens.ts';
import { eachDatabase } from '../../support/database.ts';
import { answerIn, readerClient } from '../../support/reader-client.ts';
import type { ReaderClient } from '../../support/reader-client.ts';
import { PAGE_ORIGIN } from '../../support/signup-client.ts';

const DAY = 24 * 60 * 60_000;

eachDatabase((database) => {
  let client: ReaderClient;
  beforeAll(async () => {
    client = await readerClient({ database });
    await client.addPublication('other', 'https://other.example');
  });
  afterAll(() => client.dispose());

  const status = async (token: string) => (await client.page().view(token)).statusCode;
  /** What a page has to use after a visit. */
  const visit = async (token: string) => answerIn(await client.page().view(token)).token;

  describe('a reader token', () => {
    it.each([
      ['another publication', 'https://other.example', 'other', 401],
      ['another origin', 'https://evil.example', 'demo', 403],
      ['the platform itself', 'http://127.0.0.1:8787', 'demo', 403],
    ])('is worth nothing to %s', async (_, origin, name, expected) => {
      const { token } = await client.known();
      const page = client.page(origin, name);
      for (const answer of [await page.view(token), await page.subscribe(token)]) {
        expect(answer.statusCode).toBe(expected);
      }
      expect(await status(token)).toBe(200);
    });

    it('opens no page of the account, and no cookie stands for it', async () => {
      const { token, browser } = await client.known();
      const authorization = `Bearer ${token}`;
      const account = await client.get('/account', { authorization });
      expect(account.headers.location).toContain('/account/login');
      const asCookie = await client.get('/account', { cookie: `flyleaf_session=${token}` });
      expect(asCookie.headers.location).toContain('/account/login');
      const url = `${API_PATHS.viewer}?publication=demo`;
      const cookie = `flyleaf_session=${browser.session()}`;
      const headers = { origin: PAGE_ORIGIN, cookie };
      const unknown = await client.app.inject({ url, headers });
      expect(unknown.statusCode).toBe(401);
      expect(unknown.headers['www-authenticate']).toBe('Bearer');
      expect(unknown.headers['access-control-allow-credentials']).toBeUndefined();
    });

    it('is followed by another one after a day, the same for every tab', async () => {
      const { token } = await client.known();
      expect(await visit(token)).toBeNull();
      client.clock.advance(DAY);
      const tabs = await Promise.all(Array.from({ length: 20 }, () => visit(token)));
      expect(new Set(tabs).size).toBe(1);
      const next = tabs[0] ?? '';
      expect(next).toHaveLength(43);
      expect(await visit(token)).toBe(next);
      expect(await visit(next)).toBeNull();
    });

    it('goes on working until its successor was used, and a minute longer', async () => {
      const { token } = await client.known();
      client.clock.advance(DAY);
      const lost = await visit(token);
      client.clock.advance(3 * DAY);
      const next = (await visit(token)) ?? '';
      expect(next).toBe(lost);
      expect(await status(next)).toBe(200);
      client.clock.advance(60_000);
      expect(await status(token)).toBe(200);
      expect(await status(next)).toBe(200);
    });

    it('that comes back later was copied: nobody is known by it any more', async () => {
      const { token } = await client.known();
      client.clock.advance(DAY);
      const next = (await visit(token)) ?? '';
      expect(await status(next)).toBe(200);
      client.clock.advance(60_001);
      expect(await status(token)).toBe(401);
      expect(await status(next)).toBe(401);
      expect(JSON.stringify(client.logged())).not.toContain(token);
    });

    it('suffers no clock that goes back', async () => {
      const { token } = await client.known();
      client.clock.advance(DAY);
      const next = (await visit(token)) ?? '';
      expect(await status(next)).toBe(200);
      client.clock.advance(-2 * DAY);
      expect(await status(next)).toBe(200);
      expect(await status(token)).toBe(200);
      client.clock.advance(2 * DAY);
    });

    it('ends after ninety days without a visit, and after a year', async () => {
      const idle = await client.known();
      client.clock.advance(90 * DAY + 1);
      expect(await status(idle.token)).toBe(401);

      let { token } = await client.known();
      for (let days = 0; days <= 360; days += 60) {
        token = (await visit(token)) ?? token;
        client.clock.advance(60 * DAY);
      }
      expect(await status(token)).toBe(401);
    });

    it.each([
      ['signing out in that browser', PAGE_PATHS.signOut],
      ['signing out everywhere', PAGE_PATHS.endSessions],
    ])('ends by %s', async (_, path) => {
      const { token, browser } = await client.known();
      await browser.post(path, {});
      expect(await status(token)).toBe(401);
    });

    it('ends by signing out in another browser only where that means everywhere', async () => {
      const { token, email } = await client.known();
      const other = client.browser();
      await other.signIn(email);
      await other.post(PAGE_PATHS.signOut, {});
      expect(await status(token)).toBe(200);
      await other.signIn(email);
      await other.post(PAGE_PATHS.endSessions, {});
      expect(await status(token)).toBe(401);
    });

    it('ends for good by unsubscribing', async () => {
      const { token, email, browser } = await client.known();
      const { id } = await client.deps.db.kysely
        .selectFrom('subscriptions')
        .innerJoin('users', 'users.id', 'subscriptions.user_id')
        .select('subscriptions.id')
        .where('users.email', '=', email)
        .executeTakeFirstOrThrow();
      client.clock.advance(1);
      const link = signToken(client.deps.config.secrets, 'unsubscribe', id);
      await client.postForm(PAGE_PATHS.unsubscribe, { token: link });
      expect(await status(token)).toBe(401);
      expect((await client.page().subscribe(token)).statusCode).toBe(401);

      client.clock.advance(1);
      const again = answerIn(await client.page().swap(await client.goBack(browser)));
      expect(again.level).toBe('anonymous');
      expect(answerIn(await client.page().subscribe(again.token ?? '')).level).toBe('free');
      expect(await status(token)).toBe(401);
    });

    it('goes with the origin that it was for', async () => {
      const { token } = await client.known();
      const origins = { publication_id: 1, origin: PAGE_ORIGIN };
      await client.deps.db.write((trx) =>
        trx.deleteFrom('publication_origins').where('origin', '=', PAGE_ORIGIN).execute(),
      );
      expect(await status(token)).toBe(403);
      await client.deps.db.write((trx) =>
        trx
          .insertInto('publication_origins')
          .values({ ...origins, created_at: 1 })
          .execute(),
      );
    });

    it('tells who pays, and no longer than they do', async () => {
      const { token, email } = await client.known();
      const user = await client.deps.db.kysely
        .selectFrom('users')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      await client.deps.db.write((trx) =>
        trx
          .updateTable('subscriptions')
          .set({ expiry: client.clock.now() + 1_000 })
          .where('user_id', '=', user.id)
          .execute(),
      );
      expect(answerIn(await client.page().view(token)).level).toBe('paid');
      client.clock.advance(1_000);
      expect(answerIn(await client.page().view(token)).level).toBe('free');
    });

    const sweep = async () => {
      const { config, clock, db } = client.deps;
      const means = { config, kind: db.kind, now: clock.now(), limit: 500 };
      for (const each of SWEEPS) await db.write((trx) => each.sweep(trx, means));
    };

    it('is forgotten with its site, and codes are, once they are worth nothing', async () => {
      const { token } = await client.known();
      await sweep();
      expect(await status(token)).toBe(200);
      client.clock.advance(DAY + 1);
      await sweep();
      expect((await client.dump())['hand_backs']).toEqual([]);
      expect(await status(token)).toBe(200);
      client.clock.advance(90 * DAY + 1);
      await sweep();
      const { reader_sites, reader_tokens } = await client.dump();
      expect([reader_sites, reader_tokens]).toEqual([[], []]);
    });

    it('leaves nothing behind on a page view', async () => {
      const { token } = await client.known();
      const before = await client.dump();
      await client.page().view(token);
      expect(await client.dump()).toEqual(before);
    });
  });
});
