import type { DatabaseHandle } from '../db/database-handle.ts';
import { getPublication } from '../publications/publication.service.ts';
import type { PublicationDeps } from '../publications/publication.service.ts';
import type { Publication } from '../publications/publication.ts';
import { deleteCover, findCover, saveCover } from './cover.store.ts';
import { parseCuratedCover } from './curated-cover.ts';
import type { CuratedCover } from './curated-cover.ts';

/** A cover page on which nothing was put. */
const EMPTY: CuratedCover = { blurbs: [], top_posts: [], top_subscribers: [] };

/** What stands on a publication's cover page, as `setCover` takes it; FlyleafError publication_not_found. */
export async function showCover(db: DatabaseHandle, subdomain: string): Promise<CuratedCover> {
  const { id } = await getPublication(db, subdomain);
  return (await findCover(db.kysely, id)) ?? EMPTY;
}

/**
 * Puts this in place of what stands there. A FlyleafError names each place at fault by its path; nothing has changed
 * then.
 */
export async function setCover(
  { db, clock }: PublicationDeps,
  subdomain: string,
  json: unknown,
): Promise<{ publication: Publication; cover: CuratedCover }> {
  const cover = parseCuratedCover(json);
  const publication = await getPublication(db, subdomain);
  await db.write((trx) => saveCover(trx, publication.id, cover, clock.now()));
  return { publication, cover };
}

/** Takes all of it away; false when there was nothing. FlyleafError publication_not_found. */
export async function clearCover({ db }: PublicationDeps, subdomain: string): Promise<boolean> {
  const { id } = await getPublication(db, subdomain);
  return db.write((trx) => deleteCover(trx, id));
}
