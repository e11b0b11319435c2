import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { PasskeyTable } from './credentials.tables.ts';

/** A reader's keys, the oldest first. */
export function listPasskeys(db: Kysely<Database>, userId: number): Promise<PasskeyTable[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** The key that a device names so; null when nobody has it. */
export async function findPasskey(
  db: Kysely<Database>,
  credentialId: string,
): Promise<PasskeyTable | null> {
  const row = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  return row ?? null;
}

/** Keeps a key; false when somebody has it already. */
export async function addPasskey(trx: Kysely<Database>, passkey: PasskeyTable): Promise<boolean> {
  const result = await trx
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0) > 0;
}

/**
 * Notes that a key signed. False when it is gone, or has counted on since it was looked at: of two that show the same count
 * one is a copy.
 */
export async function notePasskeyUse(
  trx: Kysely<Database>,
  seen: Pick<PasskeyTable, 'id' | 'counter'>,
  counter: number,
  now: number,
): Promise<boolean> {
  const result = await trx
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', seen.id)
    .where('counter', '=', seen.counter)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) > 0;
}

/** Gives a reader's key another name. */
export async function renamePasskey(
  trx: Kysely<Database>,
  { userId, id, name }: { userId: number; id: string; name: string },
): Promise<void> {
  await trx
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute();
}

/** Takes a key from a reader, so that it signs nobody in any more; false when it is no key of theirs. */
export async function removePasskey(
  trx: Kysely<Database>,
  { userId, id }: { userId: number; id: string },
): Promise<boolean> {
  const result = await trx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return Number(result.numDeletedRows) > 0;
}
