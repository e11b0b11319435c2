import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';

/** A reader whose account is deleted, as they were. */
export interface LeavingReader {
  id: number;
  email: string;
  key: string;
}

/**
 * Takes the account; null when it is deleted already. One statement, so that of parallel clicks one is first and the others
 * wait for it.
 */
export async function takeAccount(
  trx: Kysely<Database>,
  id: number,
  now: number,
): Promise<LeavingReader | null> {
  const row = await trx
    .updateTable('users')
    .set({ deleted_at: now })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning(['email', 'email_key as key'])
    .executeTakeFirst();
  return row === undefined ? null : { id, ...row };
}

/** Takes the address away: the row keeps its number and its times, so that the number is never anybody else's. */
export async function forgetAddress(trx: Kysely<Database>, id: number): Promise<void> {
  await trx
    .updateTable('users')
    .set({ email: '', email_key: `deleted:${id}` })
    .where('id', '=', id)
    .execute();
}

/** The same for readers of whom nothing is left. */
export async function forgetReaders(
  trx: Kysely<Database>,
  ids: readonly number[],
  now: number,
): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('users')
    .set({ email: '', email_key: sql`'deleted:' || ${sql.ref('id')}`, deleted_at: now })
    .where('id', 'in', ids)
    .execute();
}

/** Whether the account of this number was deleted. */
export async function isDeleted(db: Kysely<Database>, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('deleted_at')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined && row.deleted_at !== null;
}
