import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';

/** A reader with what they may have for a password. */
export interface PasswordReader {
  id: number;
  /** Null for none. */
  hash: string | null;
}

/** The reader of this address with their password; null when nobody has it. */
export async function findPasswordReader(
  db: Kysely<Database>,
  emailKey: string,
): Promise<PasswordReader | null> {
  const row = await db
    .selectFrom('users')
    .leftJoin('passwords', 'passwords.user_id', 'users.id')
    .select(['users.id', 'passwords.hash'])
    .where('users.email_key', '=', emailKey)
    .executeTakeFirst();
  return row ?? null;
}

/** What is kept of a reader's password, with when it was set (UTC milliseconds); null for none. */
export async function findPassword(
  db: Kysely<Database>,
  userId: number,
): Promise<{ hash: string; changedAt: number } | null> {
  const row = await db
    .selectFrom('passwords')
    .select(['hash', 'changed_at as changedAt'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

/** Sets a reader's password, over the one before. */
export async function writePassword(
  trx: Kysely<Database>,
  userId: number,
  hash: string,
  now: number,
): Promise<void> {
  await trx
    .insertInto('passwords')
    .values({ user_id: userId, hash, changed_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ hash, changed_at: now }))
    .execute();
}

/**
 * Makes sure that a password is still the one that was looked at, until the transaction ends, and keeps `next` in its place:
 * the same, or the same with newer parameters. False when it was changed or removed meanwhile.
 */
export async function keepPassword(
  trx: Kysely<Database>,
  userId: number,
  seen: string,
  next: string,
): Promise<boolean> {
  const result = await trx
    .updateTable('passwords')
    .set({ hash: next })
    .where('user_id', '=', userId)
    .where('hash', '=', seen)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) > 0;
}

/** Takes a reader's password away; false when there was none. */
export async function deletePassword(trx: Kysely<Database>, userId: number): Promise<boolean> {
  const result = await trx.deleteFrom('passwords').where('user_id', '=', userId).executeTakeFirst();
  return Number(result.numDeletedRows) > 0;
}
