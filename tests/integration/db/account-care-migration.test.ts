import { expect, it } from 'vitest';
import { readerLanguage } from '../../../server/account/reader-language.store.ts';
import { findMailedSubscription } from '../../../server/account/email-settings.store.ts';
import {
  OLDER_PUBLICATION,
  OLDER_READER,
  eachOlderDatabase,
} from '../../support/older-database.ts';
import type { OlderRows } from '../../support/older-database.ts';

const ROWS: OlderRows = [
  ['publications', OLDER_PUBLICATION],
  ['users', OLDER_READER],
  ['subscriptions', { id: 's', publication_id: 7, user_id: 3, state: 'confirmed', created_at: 4 }],
];

eachOlderDatabase('0003-sign-in', ROWS, (older) => {
  it('a subscriber of before gets each post by mail, as nothing was said', async () => {
    expect(await findMailedSubscription(older.handle.kysely, 's')).toMatchObject({
      email: 'A@b.example',
      facts: { email_disabled: false, email_settings: null },
    });
    expect(await readerLanguage(older.handle.kysely, 3)).toBe('de');
  });

  it('keeps one waiting change of address for a reader, and as many as are over', async () => {
    const change = { user_id: 3, old_key: 'a', new_email: 'b', new_key: 'b', created_at: 5 };
    const add = (id: string, ended_at: number | null) =>
      older.handle.write((trx) =>
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
