import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Kysely } from 'kysely';
import { readerLanguage } from '../../../server/account/reader-language.store.ts';
import { findMailedSubscription } from '../../../server/account/email-settings.store.ts';
import type { DatabaseHandle } from '../../../server/db/database-handle.ts';
import { openDatabase } from '../../../server/db/database.ts';
import { eachDatabase } from '../../support/database.ts';
import { olderDatabase } from '../../support/older-database.ts';
import type { OlderDatabase } from '../../support/older-database.ts';

const FLAGS = { hide_intro_title: 0, hide_intro_subtitle: 0, invite_only: 0, welcome_popup: 1 };
const ROWS: [table: string, row: Record<string, unknown>][] = [
  [
    'publications',
    {
      id: 7,
      subdomain: 'tideline',
      name: 'The Tideline',
      language: 'de',
      embed_tracking_disabled: 0,
      created_at: 1,
      updated_at: 1,
      ...FLAGS,
    },
  ],
  ['users', { id: 3, email_key: 'a@b.example', email: 'A@b.example', created_at: 3 }],
  ['subscriptions', { id: 's', publication_id: 7, user_id: 3, state: 'confirmed', created_at: 4 }],
];

async function fill(db: Kysely<unknown>): Promise<void> {
  const tables = db as Kysely<Record<string, Record<string, unknown>>>;
  for (const [table, row] of ROWS) await tables.insertInto(table).values(row).execute();
}

eachDatabase((kind) => {
  let older: OlderDatabase;
  let handle: DatabaseHandle;
  beforeAll(async () => {
    older = await olderDatabase(kind, '0003-sign-in', fill);
    handle = await openDatabase(older.options);
  });
  afterAll(async () => {
    await handle.close();
    await older.dispose();
  });

  it('a subscriber of before gets each post by mail, as nothing was said', async () => {
    expect(await findMailedSubscription(handle.kysely, 's')).toMatchObject({
      email: 'A@b.example',
      facts: { email_disabled: false, email_settings: null },
    });
    expect(await readerLanguage(handle.kysely, 3)).toBe('de');
  });

  it('keeps one waiting change of address for a reader, and as many as are over', async () => {
    const change = { user_id: 3, old_key: 'a', new_email: 'b', new_key: 'b', created_at: 5 };
    const add = (id: string, ended_at: number | null) =>
      handle.write((trx) =>
        trx
          .insertInto('address_changes')
          .values({ ...change, id, ended_at })
          .execute(),
      );
    await add('one', 6);
    await add('two', 7);
    await add('three', null);
    await expect(add('four', null)).rejects.toThrow();
  });
});
