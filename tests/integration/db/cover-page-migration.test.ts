import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Kysely } from 'kysely';
import type { DatabaseHandle } from '../../../server/db/database-handle.ts';
import { openDatabase } from '../../../server/db/database.ts';
import { findCover, hasCover } from '../../../server/covers/cover.store.ts';
import { countFreeSubscribers } from '../../../server/covers/free-subscribers.ts';
import { findPublication } from '../../../server/publications/publication.store.ts';
import { listSections } from '../../../server/publications/section.store.ts';
import { eachDatabase } from '../../support/database.ts';
import { olderDatabase } from '../../support/older-database.ts';
import type { OlderDatabase } from '../../support/older-database.ts';

const PUBLICATION = {
  id: 7,
  subdomain: 'tideline',
  name: 'The Tideline',
  hero_text: null,
  logo_url: null,
  cover_photo_url: 'https://tideline.example/shore.jpg',
  hide_intro_title: 1,
  hide_intro_subtitle: 0,
  invite_only: 1,
  custom_domain: null,
  language: 'de',
  accent_color: null,
  email_from_name: null,
  support_email: 'letters@tideline.example',
  terms_url: null,
  privacy_url: null,
  welcome_popup: 1,
  embed_tracking_disabled: 1,
  copy: '{"form":{"subscribe":"Her damit"}}',
  created_at: 1_700_000_000_000,
  updated_at: 1_700_000_000_001,
};
const ORIGIN = { publication_id: 7, origin: 'https://tideline.example', created_at: 2 };
const USER = { id: 3, email_key: 'a@b.example', email: 'A@b.example', created_at: 3 };
const SUBSCRIPTION = {
  id: 'subscription',
  publication_id: 7,
  user_id: 3,
  state: 'confirmed',
  expiry: null,
  created_at: 4,
  confirmed_at: 5,
  unsubscribed_at: null,
};
const ROWS = {
  publications: PUBLICATION,
  publication_origins: ORIGIN,
  users: USER,
  subscriptions: SUBSCRIPTION,
};

async function fill(db: Kysely<unknown>): Promise<void> {
  const tables = db as Kysely<Record<string, Record<string, unknown>>>;
  for (const [table, row] of Object.entries(ROWS)) {
    await tables.insertInto(table).values(row).execute();
  }
}

eachDatabase((kind) => {
  let older: OlderDatabase;
  let handle: DatabaseHandle;
  beforeAll(async () => {
    older = await olderDatabase(kind, '0001-first-path', fill);
    handle = await openDatabase(older.options);
  });
  afterAll(async () => {
    await handle.close();
    await older.dispose();
  });

  it('keeps every row of a database that had no cover pages', async () => {
    const { kysely } = handle;
    const found = {
      publications: await kysely.selectFrom('publications').selectAll().execute(),
      publication_origins: await kysely.selectFrom('publication_origins').selectAll().execute(),
      users: await kysely.selectFrom('users').selectAll().execute(),
      subscriptions: await kysely.selectFrom('subscriptions').selectAll().execute(),
    };
    for (const [table, row] of Object.entries(ROWS)) {
      expect(found[table as keyof typeof found]).toEqual([expect.objectContaining(row)]);
    }
  });

  it('turns nothing on in a publication that was there', async () => {
    expect(await findPublication(handle.kysely, 'tideline')).toEqual({
      ...PUBLICATION,
      hide_intro_title: true,
      hide_intro_subtitle: false,
      invite_only: true,
      welcome_popup: true,
      embed_tracking_disabled: true,
      copy: { form: { subscribe: 'Her damit' } },
      cover_photo_ratio: null,
      welcome_page_details: false,
      popup_query_params: false,
      popup_experiment: false,
      popup_exit_intent: false,
      popup_variant: null,
      popup_delay: null,
      popup_scroll: null,
    });
  });

  it('begins without covers and sections, and counts who subscribed before', async () => {
    expect(await findCover(handle.kysely, 7)).toBeNull();
    expect(await listSections(handle.kysely, 7)).toEqual([]);
    expect(await hasCover(handle.kysely, 7, 6)).toBe(false);
    expect(await countFreeSubscribers(handle.kysely, 7, 6)).toBe(1);
  });
});
