import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { PublicationRole } from './access.tables.ts';

type Reader = Kysely<Database> | Transaction<Database>;

/** Somebody who writes for a publication. */
export interface Contributor {
  email: string;
  role: PublicationRole;
}

/** Those who write for a publication, by their addresses. */
export function listContributors(db: Reader, publication: number): Promise<Contributor[]> {
  return db
    .selectFrom('publication_users')
    .innerJoin('users', 'users.id', 'publication_users.user_id')
    .select(['users.email', 'publication_users.role'])
    .where('publication_users.publication_id', '=', publication)
    .orderBy('users.email_key')
    .execute();
}

/** Who owns a publication; null for nobody. */
export async function findOwner(db: Reader, publication: number): Promise<number | null> {
  const row = await db
    .selectFrom('publication_users')
    .select('user_id')
    .where('publication_id', '=', publication)
    .where('role', '=', 'owner')
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** One user and one publication. */
export interface MemberKey {
  publication: number;
  user: number;
}

/** Gives a role, in place of an earlier one; false when it is theirs already. A second owner fails by the unique key. */
export async function saveRole(
  trx: Transaction<Database>,
  { publication, user }: MemberKey,
  role: PublicationRole,
  now: number,
): Promise<boolean> {
  const result = await trx
    .insertInto('publication_users')
    .values({ publication_id: publication, user_id: user, role, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['publication_id', 'user_id'])
        .doUpdateSet({ role })
        .where('publication_users.role', '!=', role),
    )
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0) > 0;
}

/** Takes a role away; false when there is none. */
export async function deleteRole(
  trx: Transaction<Database>,
  { publication, user }: MemberKey,
): Promise<boolean> {
  const result = await trx
    .deleteFrom('publication_users')
    .where('publication_id', '=', publication)
    .where('user_id', '=', user)
    .executeTakeFirst();
  return Number(result.numDeletedRows) > 0;
}
