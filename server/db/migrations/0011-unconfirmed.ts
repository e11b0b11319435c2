import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** For clearing sign-ups that nobody confirms: those that wait are few, and a confirmed one leaves the index. */
export async function unconfirmed(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('subscriptions_pending')
    .on('subscriptions')
    .column('created_at')
    .where(sql.ref('state'), '=', sql.lit('pending'))
    .execute();
}
