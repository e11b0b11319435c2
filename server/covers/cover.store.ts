import type { Kysely, Transaction } from 'kysely';
import { statement } from '../db/statement.ts';
import type { Database } from '../db/tables.ts';
import { listablePosts } from '../posts/post.store.ts';
import type { CuratedCover } from './curated-cover.ts';

type Reader = Kysely<Database> | Transaction<Database>;

const select = statement<{ publicationId: number }, { content: string }>((db, { publicationId }) =>
  db.selectFrom('publication_covers').select('content').where('publication_id', '=', publicationId),
);

/** What its publisher put on the cover page; null for nothing. */
export async function findCover(db: Reader, publicationId: number): Promise<CuratedCover | null> {
  const [row] = await select(db, { publicationId });
  return row ? (JSON.parse(row.content) as CuratedCover) : null;
}

/** Puts this in place of what was there. */
export async function saveCover(
  trx: Transaction<Database>,
  publicationId: number,
  cover: CuratedCover,
  now: number,
): Promise<void> {
  const values = { content: JSON.stringify(cover), updated_at: now };
  await trx
    .insertInto('publication_covers')
    .values({ publication_id: publicationId, ...values })
    .onConflict((conflict) => conflict.column('publication_id').doUpdateSet(values))
    .execute();
}

/** Takes it away; false when there was nothing. */
export async function deleteCover(
  trx: Transaction<Database>,
  publicationId: number,
): Promise<boolean> {
  const query = trx.deleteFrom('publication_covers').where('publication_id', '=', publicationId);
  const result = await query.executeTakeFirst();
  return Number(result.numDeletedRows) > 0;
}

/** The first section, or the first post that may be listed: one round trip, for every page with the tag asks. */
const selectMore = statement<{ publication: number; now: number }, { id: number }>((db, values) =>
  db
    .selectFrom('sections')
    .select('id')
    .where('publication_id', '=', values.publication)
    .unionAll(listablePosts(db, values).select('id'))
    .limit(1),
);

/** Whether a cover page has more to show than the publication's own fields: recommendations, posts, or sections. */
export async function hasCover(db: Reader, publicationId: number, now: number): Promise<boolean> {
  const { blurbs = [], top_posts: posts = [] } = (await findCover(db, publicationId)) ?? {};
  if (blurbs.length + posts.length > 0) return true;
  return (await selectMore(db, { publication: publicationId, now })).length > 0;
}
