import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Kysely } from 'kysely';
import { findStanding } from '../../../server/access/standing.store.ts';
import { findViewerFacts } from '../../../server/access/viewer.store.ts';
import type { DatabaseHandle } from '../../../server/db/database-handle.ts';
import { openDatabase } from '../../../server/db/database.ts';
import { keepSubscription } from '../../../server/signup/signup.store.ts';
import { eachDatabase } from '../../support/database.ts';
import { olderDatabase } from '../../support/older-database.ts';
import type { OlderDatabase } from '../../support/older-database.ts';

const PUBLICATION = {
  id: 7,
  subdomain: 'tideline',
  name: 'The Tideline',
  language: 'en',
  hide_intro_title: 0,
  hide_intro_subtitle: 0,
  invite_only: 0,
  welcome_popup: 1,
  embed_tracking_disabled: 0,
  created_at: 1,
  updated_at: 1,
};
const SUBSCRIPTION = {
  id: 's',
  publication_id: 7,
  user_id: 3,
  state: 'confirmed',
  expiry: 99,
  created_at: 4,
};

async function fill(db: Kysely<unknown>): Promise<void> {
  const tables = db as Kysely<Record<string, Record<string, unknown>>>;
  await tables.insertInto('publications').values(PUBLICATION).execute();
  const user = { id: 3, email_key: 'a@b.example', email: 'A@b.example', created_at: 3 };
  await tables.insertInto('users').values(user).execute();
  await tables.insertInto('subscriptions').values(SUBSCRIPTION).execute();
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

  it('keeps every subscription, as one of a reader who founded nothing', async () => {
    expect(await findViewerFacts(handle.kysely, { publication: 7, user: 3 })).toEqual({
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
      expect(await handle.kysely.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    expect(await findStanding(handle.kysely, 7)).toEqual({ tier: 1, blockedCountries: [] });
  });

  it('takes new subscriptions as before', async () => {
    const { id: user } = await handle.write((trx) =>
      trx
        .insertInto('users')
        .values({ email_key: 'c@d.example', email: 'c@d.example', created_at: 5 })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    const kept = { id: 't', publication: 7, user, state: 'pending', now: 5 } as const;
    await handle.write((trx) => keepSubscription(trx, kept));
    const { subscription } = await findViewerFacts(handle.kysely, { publication: 7, user });
    expect(subscription).toMatchObject({ membership_state: 'pending', is_founding: false });
  });

  it('knows nothing of a user who is not there', async () => {
    expect(await findViewerFacts(handle.kysely, { publication: 7, user: 999 })).toEqual({
      subscription: null,
      publication: { id: 7 },
    });
  });
});
