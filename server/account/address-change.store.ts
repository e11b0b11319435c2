import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { AddressEnd, AddressEnding } from '../../src/account/judge-address-change.ts';
import { LOGIN_REPEAT_WITHIN } from '../../src/session/session-limits.ts';
import type { Database } from '../db/tables.ts';
import type { Address } from '../signup/address.ts';
import type { AddressChangeTable } from './account.tables.ts';

/** A change of address, with the address that its reader has. */
export interface FoundChange extends AddressChangeTable {
  email: string;
}

function changes(db: Kysely<Database>) {
  return db
    .selectFrom('address_changes')
    .innerJoin('users', 'users.id', 'address_changes.user_id')
    .selectAll('address_changes')
    .select('users.email');
}

/** The change of this id; null when there is none. */
export async function findChange(db: Kysely<Database>, id: string): Promise<FoundChange | null> {
  const row = await changes(db).where('address_changes.id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** The change that a reader waits for, an expired one too; null for none. */
export async function findWaitingChange(
  db: Kysely<Database>,
  userId: number,
): Promise<FoundChange | null> {
  const row = await changes(db)
    .where('address_changes.user_id', '=', userId)
    .where('address_changes.ended_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Makes parallel requests of a reader wait for one another until the transaction ends. */
export async function lockReader(trx: Kysely<Database>, id: number): Promise<void> {
  await trx
    .updateTable('users')
    .set((eb) => ({ email_key: eb.ref('email_key') }))
    .where('id', '=', id)
    .execute();
}

/** What a new change is made of. */
export interface NewChange {
  id: string;
  userId: number;
  oldKey: string;
  to: Address;
  now: number;
}

/** Keeps a change; a unique violation means that another one waits. */
export async function addChange(
  trx: Kysely<Database>,
  { id, userId, oldKey, to, now }: NewChange,
): Promise<void> {
  await trx
    .insertInto('address_changes')
    .values({
      id,
      user_id: userId,
      old_key: oldKey,
      new_email: to.email,
      new_key: to.key,
      created_at: now,
    })
    .execute();
}

/** Ends what waits: one change, or whatever a reader waits for; false when nothing did. */
export async function endChange(
  trx: Kysely<Database>,
  meant: { id: string } | { userId: number },
  ending: AddressEnding,
  now: number,
): Promise<boolean> {
  const query = trx
    .updateTable('address_changes')
    .set({ ended_at: now, ending })
    .where('ended_at', 'is', null);
  const named =
    'id' in meant ? query.where('id', '=', meant.id) : query.where('user_id', '=', meant.userId);
  const result = await named.executeTakeFirst();
  return Number(result.numUpdatedRows) > 0;
}

/**
 * Notes that an address agrees; null when the change is over. What both of two parallel clicks wait for is the row, so the second
 * one sees the first.
 */
export async function agree(
  trx: Kysely<Database>,
  id: string,
  end: AddressEnd,
  now: number,
): Promise<AddressChangeTable | null> {
  const column = end === 'old' ? 'old_agreed_at' : 'new_agreed_at';
  const row = await trx
    .updateTable('address_changes')
    .set({ [column]: sql`coalesce(${sql.ref(column)}, ${now})` })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Whether an address is another reader's. */
export async function isTaken(
  db: Kysely<Database>,
  { new_key, user_id }: Pick<AddressChangeTable, 'new_key' | 'user_id'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', new_key)
    .where('id', '!=', user_id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives a reader the new address; false when they have another one by now than the one that was to be left. */
export async function moveReader(
  trx: Kysely<Database>,
  { user_id, old_key, new_email, new_key }: AddressChangeTable,
): Promise<boolean> {
  const result = await trx
    .updateTable('users')
    .set({ email: new_email, email_key: new_key })
    .where('id', '=', user_id)
    .where('email_key', '=', old_key)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) > 0;
}

/** Mails of the reader's sign-ups that wait go to the new address. */
export async function redirectMails(
  trx: Kysely<Database>,
  { user_id, new_email }: AddressChangeTable,
): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ recipient: new_email })
    .where('state', '=', 'queued')
    .where('signup_id', 'in', (eb) =>
      eb
        .selectFrom('signups')
        .innerJoin('subscriptions', 'subscriptions.id', 'signups.subscription_id')
        .select('signups.id')
        .where('subscriptions.user_id', '=', user_id),
    )
    .execute();
}

/**
 * Ends sign-ins whose mail has not been used: it may lie in a mailbox that is not the reader's any more. They count as used so
 * long ago that no browser may repeat them.
 */
export async function endLogins(trx: Kysely<Database>, userId: number, now: number): Promise<void> {
  const longAgo = now - LOGIN_REPEAT_WITHIN - 1;
  await trx
    .updateTable('logins')
    .set({ used_at: longAgo })
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('used_at', 'is', null), eb('used_at', '>', longAgo)]))
    .execute();
}
