import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';

/** Confirms a subscription whose reader's address is proven; false for one in any other state, which stays as it is. */
export async function confirmAtOnce(
  trx: Kysely<Database>,
  id: string,
  now: number,
): Promise<boolean> {
  const result = await trx
    .updateTable('subscriptions')
    .set({ state: 'confirmed', confirmed_at: now })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  return Number(result.numUpdatedRows) > 0;
}
