import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Insertable } from 'kysely';
import { PAGE_PATHS } from '../../../src/contracts/paths.ts';
import type { Database } from '../../../server/db/tables.ts';
import { accountClient } from '../../support/account-client.ts';
import type { AccountClient } from '../../support/account-client.ts';
import { propsOf } from '../../support/app.ts';
import { eachDatabase } from '../../support/database.ts';
import { dumpDatabase, rowsOf } from '../../support/dump.ts';

/** In every value that must not be in the file; the rest is in it, and tells whose it is. */
const SECRET = 'hidden';

type Rows = { [Table in keyof Database]?: Insertable<Database[Table]> };

eachDatabase((database) => {
  let client: AccountClient;
  beforeAll(async () => {
    client = await accountClient({ database });
  });
  afterAll(() => client.dispose());

  const fill = (rows: Rows) =>
    client.deps.db.write(async (trx) => {
      for (const [table, row] of Object.entries(rows)) {
        await trx
          .insertInto(table as 'users')
          .values(row as never)
          .execute();
      }
    });

  /** What a reader who uses everything leaves behind, under a word of their own. */
  const rowsFor = async (email: string, word: string): Promise<Rows> => {
    const [at, user_id] = [client.clock.now(), await client.userId(email)];
    const publication_id = client.publication.id;
    const hidden = `${SECRET}-${word}`;
    const place = { publication_id, origin: `https://${word}.example` };
    const seen = { created_at: at, last_seen_at: at, ended_at: null };
    const browser = { browser: null, system: null };
    const used = { created_at: at, last_used_at: at };
    const device = { user_handle: hidden, public_key: hidden, counter: 1, transports: '["usb"]' };
    const token = { code_hash: hidden, proof_hash: hidden };
    const chain = { successor_salt: hidden, predecessor_hash: hidden, retired_at: null };
    const unused = { session_id: null, created_at: at, used_at: null, site_id: null };
    return {
      hand_backs: { ...token, ...place, user_id, ...unused },
      reader_sites: { id: word, user_id, ...place, session_id: null, ...browser, ...seen },
      reader_tokens: { token_hash: hidden, site_id: word, issued_at: at, ...chain },
      passwords: { user_id, hash: hidden, changed_at: at },
      passkeys: { id: hidden, credential_id: hidden, user_id, ...device, name: word, ...used },
      identities: { issuer: 'https://id.example', subject: word, user_id, ...used },
      user_profiles: { user_id, name: word, handle: word, updated_at: at },
      publication_users: { publication_id, user_id, role: 'admin', created_at: at },
    };
  };
  const referral = async (email: string, by: string): Promise<Rows> => ({
    referrals: {
      subscription_id: await client.subscriptionOf(email),
      publication_id: client.publication.id,
      referrer_user_id: await client.userId(by),
      created_at: client.clock.now(),
    },
  });
  const remove = async (email: string) => {
    const browser = await client.signedIn(email);
    const { token } = propsOf((await browser.get(PAGE_PATHS.deletion)).body, 'account-delete');
    return browser.post(PAGE_PATHS.deletion, { token, email });
  };

  describe('what a reader leaves who uses everything', () => {
    it('is in the file without its secrets, and without what is another reader’s', async () => {
      const [email, other] = [await client.reader(), await client.reader()];
      await fill(await rowsFor(email, 'mine'));
      await fill(await rowsFor(other, 'theirs'));
      await fill(await referral(other, email));
      const { body } = await (await client.signedIn(email)).get(PAGE_PATHS.dataFile);
      expect(body).not.toContain(SECRET);
      expect(body).not.toContain('theirs');
      expect(body).not.toContain(await client.subscriptionOf(other));
      expect(JSON.parse(body)).toMatchObject({
        ways_back: [{ publication: 'demo', origin: 'https://mine.example' }],
        sites: [{ id: 'mine', publication: 'demo' }],
        site_tokens: [{ site_id: 'mine', retired_at: null }],
        passwords: [{ changed_at: expect.stringMatching(/^2026-.*Z$/u) }],
        passkeys: [{ name: 'mine', transports: ['usb'] }],
        identities: [{ issuer: 'https://id.example', subject: 'mine' }],
        profiles: [{ name: 'mine', handle: 'mine', bio: null }],
        roles: [{ publication: 'demo', role: 'admin' }],
        referrals: [{ publication: 'demo' }],
      });
    });

    it('goes with the account, and what others leave stays', async () => {
      const [email, other] = [await client.reader(), await client.reader()];
      await fill(await rowsFor(email, 'leaving'));
      await fill(await rowsFor(other, 'staying'));
      await fill(await referral(email, other));
      const id = await client.userId(email);
      expect((await remove(email)).statusCode).toBe(303);
      const left = await dumpDatabase(client.deps.db.kysely);
      expect(JSON.stringify(left)).not.toContain('leaving');
      const others = rowsOf(left, await client.userId(other));
      for (const table of Object.keys(rowsOf(left, id))) {
        if (table === 'users' || table === 'audit') continue;
        expect(rowsOf(left, id)[table], table).toEqual([]);
      }
      const theirs = Object.keys(await rowsFor(other, 'staying')).filter(
        (table) => table !== 'reader_tokens',
      );
      for (const table of theirs) expect(others[table], table).toHaveLength(1);
      expect(left['reader_tokens']?.join()).toContain('staying');
      const referrer = `"referrer_user_id":${await client.userId(other)},`;
      expect(left['referrals']?.join()).not.toContain(referrer);
    });
  });
});
