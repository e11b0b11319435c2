import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { Publication } from '../publications/publication.ts';
import { listSections } from '../publications/section.store.ts';
import { findCover } from './cover.store.ts';

/** Addresses of all pictures that widgets may show of a publication: logos, cover photos, faces. */
export async function picturesOf(
  db: Kysely<Database>,
  publication: Publication,
): Promise<string[]> {
  const sections = await listSections(db, publication.id);
  const { top_subscribers: subscribers = [] } = (await findCover(db, publication.id)) ?? {};
  return [
    ...[publication, ...sections].flatMap(({ logo_url, cover_photo_url }) => [
      logo_url,
      cover_photo_url,
    ]),
    ...subscribers.map(({ photo_url }) => photo_url),
  ].filter((url) => url !== null);
}
