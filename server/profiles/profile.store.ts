import type { Kysely, Transaction } from 'kysely';
import { statement } from '../db/statement.ts';
import type { Database } from '../db/tables.ts';
import type { UserProfileTable } from './profile.tables.ts';

type Reader = Kysely<Database> | Transaction<Database>;

/** What a user shows everybody. */
export type Profile = Omit<UserProfileTable, 'updated_at'>;

const select = statement<{ user: number }, Profile>((db, { user }) =>
  db
    .selectFrom('user_profiles')
    .select(['user_id', 'name', 'handle', 'bio', 'photo_url'])
    .where('user_id', '=', user),
);

/** What a user shows everybody; null for one who shows nothing, and for none. */
export async function findProfile(db: Reader, user: number): Promise<Profile | null> {
  const [row] = await select(db, { user });
  return row ?? null;
}

/** Puts this in place of what was there. A taken handle fails by its unique key. */
export async function saveProfile(
  trx: Transaction<Database>,
  { user_id, ...fields }: Profile,
  now: number,
): Promise<void> {
  const values = { ...fields, updated_at: now };
  await trx
    .insertInto('user_profiles')
    .values({ user_id, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

/** Takes a profile away; false when there is none. */
export async function deleteProfile(trx: Transaction<Database>, user: number): Promise<boolean> {
  const result = await trx
    .deleteFrom('user_profiles')
    .where('user_id', '=', user)
    .executeTakeFirst();
  return Number(result.numDeletedRows) > 0;
}

/** The user who has a handle; null for nobody. */
export async function findHandle(db: Reader, handle: string): Promise<number | null> {
  const query = db.selectFrom('user_profiles').select('user_id').where('handle', '=', handle);
  return (await query.executeTakeFirst())?.user_id ?? null;
}

/** The user with an address, as it is compared; null for nobody. */
export async function findUserId(db: Reader, emailKey: string): Promise<number | null> {
  const query = db.selectFrom('users').select('id').where('email_key', '=', emailKey);
  return (await query.executeTakeFirst())?.id ?? null;
}
