import { sql } from 'kysely';
import type { ExpressionBuilder, Kysely } from 'kysely';
import { forgetReaders } from '../account/deletion.store.ts';
import { deleteSubscriptions, readersWithAnything } from '../account/reader-rows.store.ts';
import type { DatabaseHandle } from '../db/database-handle.ts';
import type { Database } from '../db/tables.ts';
import { QUEUED } from '../mail/outbox.store.ts';

type Db = Kysely<Database>;
type Of = ExpressionBuilder<Database, 'subscriptions'>;

/** Written into the query, not bound to it: only so can SQLite tell that the index of those that wait serves it. */
const PENDING = sql.lit('pending' as const);

const isLate = (eb: Of, before: number) =>
  eb.exists(
    eb
      .selectFrom('signups')
      .select('signups.id')
      .whereRef('signups.subscription_id', '=', 'subscriptions.id')
      .where((signup) =>
        signup.or([
          signup('signups.last_mail_at', '>=', before),
          signup('signups.review_reason', 'is not', null),
        ]),
      ),
  );

const hasMail = (eb: Of) =>
  eb.exists(
    eb
      .selectFrom('signups')
      .innerJoin('outbox', 'outbox.signup_id', 'signups.id')
      .select('outbox.id')
      .whereRef('signups.subscription_id', '=', 'subscriptions.id')
      .where('outbox.state', '=', QUEUED),
  );

/**
 * Subscriptions that wait for a confirmation and have had no mail since a time, the oldest first. Not those of which a sign-up
 * is under review or a mail is still to be sent, nor those that a publisher has given something.
 */
function unconfirmed(db: Db, before: number) {
  return db
    .selectFrom('subscriptions')
    .select(['id', 'user_id', 'unsubscribed_at'])
    .where('state', '=', PENDING)
    .where('created_at', '<', before)
    .where('expiry', 'is', null)
    .where('type', 'is', null)
    .where('role', 'is', null)
    .where('is_founding', '=', 0)
    .where((eb) => eb.and([eb.not(isLate(eb, before)), eb.not(hasMail(eb))]))
    .orderBy('created_at');
}

type Unconfirmed = Awaited<ReturnType<ReturnType<typeof unconfirmed>['execute']>>[number];

/** What a round forgets by. */
export interface ForgetMeans {
  kind: DatabaseHandle['kind'];
  /** UTC milliseconds: since then nothing was mailed. */
  before: number;
  now: number;
  /** Most subscriptions. */
  limit: number;
}

/**
 * Holds them with their readers, and looks again. Whoever signs up with such an address at this moment is first or waits;
 * what somebody else holds is left to the next round.
 */
async function take(trx: Db, { kind, before, limit }: ForgetMeans): Promise<Unconfirmed[]> {
  const isShared = kind === 'postgres';
  const found = await unconfirmed(trx, before).limit(limit).execute();
  if (found.length === 0) return [];
  const readers = await trx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [...new Set(found.map(({ user_id }) => user_id))])
    .$if(isShared, (query) => query.forUpdate().skipLocked())
    .execute();
  if (readers.length === 0) return [];
  return unconfirmed(trx, before)
    .where(
      'id',
      'in',
      found.map(({ id }) => id),
    )
    .where(
      'user_id',
      'in',
      readers.map(({ id }) => id),
    )
    .$if(isShared, (query) => query.forUpdate().skipLocked())
    .execute();
}

/** Readers who came back and did not confirm have left as before: the publisher still knows that they did. */
async function putBack(trx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('subscriptions')
    .set({ state: 'unsubscribed' })
    .where('id', 'in', ids)
    .execute();
}

/**
 * Forgets subscriptions that nobody confirmed, with their sign-ups, and the readers of whom nothing else is there; how many
 * subscriptions. A later sign-up with the same address is that of somebody new.
 */
export async function forgetUnconfirmed(trx: Db, means: ForgetMeans): Promise<number> {
  const taken = await take(trx, means);
  const left = taken.filter(({ unsubscribed_at: at }) => at !== null);
  const never = taken.filter(({ unsubscribed_at: at }) => at === null);
  await putBack(
    trx,
    left.map(({ id }) => id),
  );
  if (never.length === 0) return taken.length;
  await deleteSubscriptions(
    trx,
    never.map(({ id }) => id),
  );
  const readers = [...new Set(never.map(({ user_id }) => user_id))];
  const known = await readersWithAnything(trx, readers);
  await forgetReaders(
    trx,
    readers.filter((id) => !known.has(id)),
    means.now,
  );
  return taken.length;
}
