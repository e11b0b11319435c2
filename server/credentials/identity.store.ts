import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';

/** An identity elsewhere, as its issuer names it. */
export interface IdentityName {
  issuer: string;
  subject: string;
}

/** The reader whom an identity was linked to; null for none. Notes the visit (UTC milliseconds). */
export async function visitIdentity(
  trx: Kysely<Database>,
  { issuer, subject }: IdentityName,
  now: number,
): Promise<number | null> {
  const row = await trx
    .updateTable('identities')
    .set({ last_used_at: now })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Links an identity to a reader; false for one that was linked meanwhile, which stays as it is. */
export async function linkIdentity(
  trx: Kysely<Database>,
  { issuer, subject }: IdentityName,
  userId: number,
  now: number,
): Promise<boolean> {
  const result = await trx
    .insertInto('identities')
    .values({ issuer, subject, user_id: userId, created_at: now, last_used_at: now })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0) > 0;
}
