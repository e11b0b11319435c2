import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { IdentityTable } from './credentials.tables.ts';

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

/** The identities elsewhere that a reader is linked to, the oldest first. */
export function listIdentities(db: Kysely<Database>, userId: number): Promise<IdentityTable[]> {
  return db
    .selectFrom('identities')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('issuer')
    .orderBy('subject')
    .execute();
}

/** Whether a reader is linked to any. */
export async function hasIdentity(db: Kysely<Database>, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('identities')
    .select('issuer')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Parts an identity from a reader; false when it is none of theirs. */
export async function unlinkIdentity(
  trx: Kysely<Database>,
  { issuer, subject }: IdentityName,
  userId: number,
): Promise<boolean> {
  const result = await trx
    .deleteFrom('identities')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return Number(result.numDeletedRows) > 0;
}
