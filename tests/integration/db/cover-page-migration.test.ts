import { expect, it } from 'vitest';
import { findCover, hasCover } from '../../../server/covers/cover.store.ts';
import { countFreeSubscribers } from '../../../server/covers/free-subscribers.ts';
import { findPublication } from '../../../server/publications/publication.store.ts';
import { listSections } from '../../../server/publications/section.store.ts';
import {
  OLDER_PUBLICATION,
  OLDER_READER,
  eachOlderDatabase,
} from '../../support/older-database.ts';

const PUBLICATION = {
  ...OLDER_PUBLICATION,
  hero_text: null,
  logo_url: null,
  cover_photo_url: 'https://tideline.example/shore.jpg',
  hide_intro_title: 1,
  invite_only: 1,
  custom_domain: null,
  accent_color: null,
  email_from_name: null,
  support_email: 'letters@tideline.example',
  terms_url: null,
  privacy_url: null,
  embed_tracking_disabled: 1,
  copy: '{"form":{"subscribe":"Her damit"}}',
  created_at: 1_700_000_000_000,
  updated_at: 1_700_000_000_001,
};
const ORIGIN = { publication_id: 7, origin: 'https://tideline.example', created_at: 2 };
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
  users: OLDER_READER,
  subscriptions: SUBSCRIPTION,
};

eachOlderDatabase('0001-first-path', Object.entries(ROWS), (older) => {
  it('keeps every row of a database that had no cover pages', async () => {
    const { kysely } = older.handle;
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
    expect(await findPublication(older.handle.kysely, 'tideline')).toEqual({
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
    expect(await findCover(older.handle.kysely, 7)).toBeNull();
    expect(await listSections(older.handle.kysely, 7)).toEqual([]);
    expect(await hasCover(older.handle.kysely, 7, 6)).toBe(false);
    expect(await countFreeSubscribers(older.handle.kysely, 7, 6)).toBe(1);
  });
});
