import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGE_PATHS } from '../../../src/contracts/paths.ts';
import { SESSION_FRESH } from '../../../src/session/session-limits.ts';
import { exportReader } from '../../../server/account/export-data.ts';
import { READER_TABLES } from '../../../server/account/reader-tables.ts';
import { newId } from '../../../server/platform/random.ts';
import { signToken } from '../../../server/platform/tokens.ts';
import { accountClient } from '../../support/account-client.ts';
import type { AccountClient } from '../../support/account-client.ts';
import { eachDatabase } from '../../support/database.ts';

type File = Record<string, Record<string, unknown>[]> & { account: Record<string, unknown> };

eachDatabase((database) => {
  let client: AccountClient;
  beforeAll(async () => {
    client = await accountClient({ database });
  });
  afterAll(() => client.dispose());

  const download = async (email: string) => {
    const browser = await client.signedIn(email);
    return browser.get(PAGE_PATHS.dataFile);
  };

  describe('the file of a reader’s data', () => {
    it('has everything that is kept of them, as a download that nobody stores', async () => {
      const email = await client.reader();
      const browser = await client.signedIn(email);
      await client.askForAddress(browser, `other.${email}`);
      const answer = await browser.get(PAGE_PATHS.dataFile);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="flyleaf-data.json"',
        'cache-control': 'no-store',
      });
      const file = answer.json<File>();
      expect(file.account).toMatchObject({ email });
      expect(file['subscriptions']).toMatchObject([
        { publication: 'demo', state: 'confirmed', email_disabled: false, email_settings: null },
      ]);
      expect(file['sign_ups']).toMatchObject([{ publication: 'demo', surface: 'subscribe-form' }]);
      expect(file['sessions']).toMatchObject([{ browser: 'Firefox', system: 'Linux' }]);
      expect(file['address_changes']).toMatchObject([
        { new_email: `other.${email}`, ending: null },
      ]);
      const kinds = file['mails']?.map(({ kind }) => kind).sort();
      expect(kinds).toEqual(['address-new', 'address-old', 'confirm', 'login']);
      expect(Object.keys(file)).toEqual([
        'format',
        'made_at',
        'account',
        ...READER_TABLES.map(({ name }) => name),
      ]);
      expect(String(file['sessions']?.[0]?.['created_at'])).toMatch(/^2026-.*Z$/u);
    });

    it('has no secret, and nothing of another reader', async () => {
      const [email, other] = [await client.reader(), await client.reader()];
      const browser = await client.signedIn(email);
      const login = await client.browser().askFor(email);
      const change = await client.askForAddress(browser, `third.${email}`);
      const { body } = await browser.get(PAGE_PATHS.dataFile);
      expect(body).toContain(email);
      const id = await client.subscriptionOf(other);
      for (const secret of [other, id, login, change, browser.session() ?? '']) {
        expect(body).not.toContain(secret);
      }
    });

    it('is as long as it has to be', async () => {
      const email = await client.reader();
      const userId = await client.userId(email);
      const now = client.clock.now();
      await client.deps.db.write(async (trx) => {
        for (let part = 0; part < 12; part += 1) {
          const sessions = Array.from({ length: 100 }, () => {
            const id = newId(client.deps.random, now);
            const times = { created_at: now, last_seen_at: now, ended_at: now };
            const rest = { user_id: userId, login_id: 'none', browser: null, system: null };
            return { id, token_hash: id, ...rest, ...times };
          });
          await trx.insertInto('sessions').values(sessions).execute();
        }
      });
      const pieces: string[] = [];
      for await (const piece of exportReader(client.deps, userId)) pieces.push(piece);
      const file = JSON.parse(pieces.join('')) as File;
      expect(new Set(file['sessions']?.map(({ id }) => id)).size).toBe(1_200);
    });

    it('is given to a fresh session alone', async () => {
      const email = await client.reader();
      const browser = await client.signedIn(email);
      client.clock.advance(SESSION_FRESH + 1);
      const answer = await browser.get(PAGE_PATHS.dataFile);
      expect(answer.statusCode).toBe(303);
      expect(answer.body).not.toContain(email);
      expect((await client.get(PAGE_PATHS.dataFile)).statusCode).toBe(303);
      expect((await browser.get(PAGE_PATHS.data)).statusCode).toBe(303);
    });

    it('is a GET that changes nothing, and stands in the log once', async () => {
      const email = await client.reader();
      await download(email);
      const browser = await client.signedIn(email);
      const { audit: acts, ...before } = await client.dump();
      await browser.get(PAGE_PATHS.dataFile);
      await browser.get(PAGE_PATHS.data);
      const { audit: noted, ...after } = await client.dump();
      expect(after).toEqual(before);
      expect(noted).toHaveLength((acts?.length ?? 0) + 1);
    });
  });

  it('an export needs no signed link, and takes none', async () => {
    const id = await client.subscriptionOf(await client.reader());
    const token = signToken(client.deps.config.secrets, 'email-settings', id);
    expect((await client.get(`${PAGE_PATHS.dataFile}?token=${token}`)).statusCode).toBe(303);
  });
});
