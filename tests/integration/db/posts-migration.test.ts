import { expect, it } from 'vitest';
import { findStanding } from '../../../server/access/standing.store.ts';
import { findViewerFacts } from '../../../server/access/viewer.store.ts';
import { keepSubscription } from '../../../server/signup/signup.store.ts';
import {
  OLDER_PUBLICATION,
  OLDER_READER,
  eachOlderDatabase,
} from '../../support/older-database.ts';
import type { OlderRows } from '../../support/older-database.ts';

const SUBSCRIPTION = {
  id: 's',
  publication_id: 7,
  user_id: 3,
  state: 'confirmed',
  expiry: 99,
  created_at: 4,
};
const ROWS: OlderRows = [
  ['publications', OLDER_PUBLICATION],
  ['users', OLDER_READER],
  ['subscriptions', SUBSCRIPTION],
];

eachOlderDatabase('0003-sign-in', ROWS, (older) => {
  it('keeps every subscription, as one of a reader who founded nothing', async () => {
    expect(await findViewerFacts(older.handle.kysely, { publication: 7, user: 3 })).toEqual({
      subscription: {
        publication_id: 7,
        membership_state: 'subscribed',
        type: null,
        expiry: 99,
        is_founding: false,
        role: null,
      },
      publication: { id: 7 },
    });
  });

  it('begins without posts, roles and standings', async () => {
    for (const table of ['posts', 'post_bodies', 'publication_users', 'user_profiles'] as const) {
      expect(await older.handle.kysely.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    expect(await findStanding(older.handle.kysely, 7)).toEqual({ tier: 1, blockedCountries: [] });
  });

  it('takes new subscriptions as before', async () => {
    const { id: user } = await older.handle.write((trx) =>
      trx
        .insertInto('users')
        .values({ email_key: 'c@d.example', email: 'c@d.example', created_at: 5 })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    const kept = { id: 't', publication: 7, user, state: 'pending', now: 5 } as const;
    await older.handle.write((trx) => keepSubscription(trx, kept));
    const { subscription } = await findViewerFacts(older.handle.kysely, { publication: 7, user });
    expect(subscription).toMatchObject({ membership_state: 'pending', is_founding: false });
  });

  it('knows nothing of a user who is not there', async () => {
    expect(await findViewerFacts(older.handle.kysely, { publication: 7, user: 999 })).toEqual({
      subscription: null,
      publication: { id: 7 },
    });
  });
});
