import type { Kysely, Transaction } from 'kysely';
import { statement } from '../db/statement.ts';
import type { Database } from '../db/tables.ts';

type Reader = Kysely<Database> | Transaction<Database>;

interface Key {
  user: number;
  post: number;
}

const select = statement<Key, { seen_at: number }>((db, { user, post }) =>
  db
    .selectFrom('posts_seen')
    .select('seen_at')
    .where('user_id', '=', user)
    .where('post_id', '=', post),
);

/** When a reader first saw a post, in UTC milliseconds; null for never. */
export async function findSeen(db: Reader, key: Key): Promise<number | null> {
  const [row] = await select(db, key);
  return row?.seen_at ?? null;
}

const insert = statement<Key & { now: number }, never>(
  (db, { user, post, now }) =>
    db
      .insertInto('posts_seen')
      .values({ user_id: user, post_id: post, seen_at: now })
      .onConflict((conflict) => conflict.columns(['user_id', 'post_id']).doNothing()) as never,
);

/** Marks a post as seen; the time of an earlier mark stays. */
export async function addSeen(
  trx: Transaction<Database>,
  key: Key & { now: number },
): Promise<void> {
  await insert(trx, key);
}
