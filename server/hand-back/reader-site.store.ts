import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { endHandBacks, moveHandBacks } from './hand-back.store.ts';
import type { ReaderSiteTable } from './hand-back.tables.ts';

/** Keeps a site where a reader is known from now on. */
export async function addSite(trx: Kysely<Database>, site: ReaderSiteTable): Promise<void> {
  await trx.insertInto('reader_sites').values(site).execute();
}

/** Which sites are meant: one, or of a reader all, one of the list, or those of one session. */
export type SitesMeant =
  | { siteId: string }
  | { userId: number; id?: string }
  | { userId: number; sessionId: string };

/**
 * Ends sites that stand, so that their tokens are worth nothing from now on, and with all of a reader or of a session the codes
 * that would make more of them; how many sites. Codes first: one that is swapped meanwhile has left its site by then.
 */
export async function endSites(
  trx: Kysely<Database>,
  meant: SitesMeant,
  now: number,
): Promise<number> {
  if ('userId' in meant && !('id' in meant)) await endHandBacks(trx, meant);
  let query = trx.updateTable('reader_sites').set({ ended_at: now }).where('ended_at', 'is', null);
  if ('siteId' in meant) query = query.where('id', '=', meant.siteId);
  if ('userId' in meant) query = query.where('user_id', '=', meant.userId);
  if ('id' in meant && meant.id !== undefined) query = query.where('id', '=', meant.id);
  if ('sessionId' in meant) query = query.where('session_id', '=', meant.sessionId);
  const result = await query.executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Hands the sites of a reader's session on to another session of theirs, after the codes that would make more of them. */
export async function moveSites(
  trx: Kysely<Database>,
  { userId, sessionId }: { userId: number; sessionId: string },
  to: string,
): Promise<void> {
  await moveHandBacks(trx, { userId, sessionId }, to);
  await trx
    .updateTable('reader_sites')
    .set({ session_id: to })
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Notes a visit; never an earlier one than is noted. */
export async function noteSiteVisit(
  trx: Kysely<Database>,
  siteId: string,
  now: number,
): Promise<void> {
  await trx
    .updateTable('reader_sites')
    .set({ last_seen_at: now })
    .where('id', '=', siteId)
    .where('last_seen_at', '<', now)
    .execute();
}

/** A site in its reader's list. Times are UTC milliseconds. */
export interface ListedSite {
  id: string;
  origin: string;
  name: string;
  browser: string | null;
  system: string | null;
  createdAt: number;
  lastSeenAt: number;
  endedAt: number | null;
  unsubscribedAt: number | null;
}

/** A reader's sites that were not ended and were visited since a time, the newest visit first. */
export function listSites(
  db: Kysely<Database>,
  userId: number,
  since: number,
  limit: number,
): Promise<ListedSite[]> {
  return db
    .selectFrom('reader_sites')
    .innerJoin('publications', 'publications.id', 'reader_sites.publication_id')
    .leftJoin('subscriptions', (join) =>
      join
        .onRef('subscriptions.publication_id', '=', 'reader_sites.publication_id')
        .onRef('subscriptions.user_id', '=', 'reader_sites.user_id'),
    )
    .select([
      'reader_sites.id',
      'reader_sites.origin',
      'publications.name',
      'reader_sites.browser',
      'reader_sites.system',
      'reader_sites.created_at as createdAt',
      'reader_sites.last_seen_at as lastSeenAt',
      'reader_sites.ended_at as endedAt',
      'subscriptions.unsubscribed_at as unsubscribedAt',
    ])
    .where('reader_sites.user_id', '=', userId)
    .where('reader_sites.ended_at', 'is', null)
    .where('reader_sites.last_seen_at', '>=', since)
    .orderBy('reader_sites.last_seen_at', 'desc')
    .orderBy('reader_sites.id')
    .limit(limit)
    .execute();
}

/**
 * Forgets sites, with their tokens, that nobody has seen since a time (UTC milliseconds), and those ended before it, so many at
 * most; how many.
 */
export async function deleteSites(
  trx: Kysely<Database>,
  before: number,
  limit: number,
): Promise<number> {
  const over = trx
    .selectFrom('reader_sites')
    .select('id')
    .where((eb) => eb.or([eb('last_seen_at', '<', before), eb('ended_at', '<', before)]));
  const ids = (await over.limit(limit).execute()).map(({ id }) => id);
  if (ids.length > 0) await trx.deleteFrom('reader_sites').where('id', 'in', ids).execute();
  return ids.length;
}
