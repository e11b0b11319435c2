import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { statement } from '../db/statement.ts';
import type { Database } from '../db/tables.ts';
import type { Deps } from '../deps.ts';

/** Milliseconds that a count is told again before it is taken anew. */
export const COUNT_KEPT_FOR = 60_000;
const KEPT_MAX = 1_000;

/** Stands in the query as it is: an index of confirmed subscriptions alone serves no value that is bound later. */
const CONFIRMED = sql.lit('confirmed' as const);

const count = statement<{ publicationId: number; now: number }, { count: number }>(
  (db, { publicationId, now }) =>
    db
      .selectFrom('subscriptions')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('publication_id', '=', publicationId)
      .where('state', '=', CONFIRMED)
      .where(({ eb, or }) => or([eb('expiry', 'is', null), eb('expiry', '<=', now)])),
);

/** Confirmed subscribers of a publication for whom nobody pays at this moment. */
export async function countFreeSubscribers(
  db: Kysely<Database>,
  publicationId: number,
  now: number,
): Promise<number> {
  const [row] = await count(db, { publicationId, now });
  return Number(row?.count ?? 0);
}

interface Kept {
  until: number;
  count: Promise<number>;
}

const keptOf = new WeakMap<object, Map<number, Kept>>();

/**
 * The same, at most a minute old: counting a million takes the embedded database tens of milliseconds, in which nothing
 * else is answered. Whoever asks meanwhile waits for the same count.
 */
export function freeSubscriberCount(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  publicationId: number,
): Promise<number> {
  const kept = keptOf.get(db) ?? new Map<number, Kept>();
  keptOf.set(db, kept);
  const now = clock.now();
  const found = kept.get(publicationId);
  if (found !== undefined && now < found.until) return found.count;
  if (kept.size >= KEPT_MAX) kept.clear();
  const fresh = countFreeSubscribers(db.kysely, publicationId, now);
  kept.set(publicationId, { until: now + COUNT_KEPT_FOR, count: fresh });
  fresh.catch(() => kept.delete(publicationId));
  return fresh;
}
