import type { Transaction } from 'kysely';
import type { Database, Flag } from '../db/tables.ts';
import type { MemberKey } from './contributor.store.ts';

/** What a subscription has besides its state. Times are UTC milliseconds. */
export interface Terms {
  expiry: number | null;
  type: string | null;
  is_founding: Flag;
  role: string | null;
}

/** Changes what is named; null when the user has no subscription of the publication. */
export async function updateTerms(
  trx: Transaction<Database>,
  { publication, user }: MemberKey,
  changes: Partial<Terms>,
): Promise<Terms | null> {
  const row = await trx
    .updateTable('subscriptions')
    .set(changes)
    .where('publication_id', '=', publication)
    .where('user_id', '=', user)
    .returning(['expiry', 'type', 'is_founding', 'role'])
    .executeTakeFirst();
  return row ?? null;
}
