import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';

/**
 * Uses a nonce up; false when it was used before. Those that were used before `forget` (UTC milliseconds) are forgotten: what
 * carried them is too old by then.
 */
export async function useNonce(
  trx: Kysely<Database>,
  nonce: string,
  now: number,
  forget: number,
): Promise<boolean> {
  await trx.deleteFrom('used_nonces').where('used_at', '<', forget).execute();
  const result = await trx
    .insertInto('used_nonces')
    .values({ nonce, used_at: now })
    .onConflict((conflict) => conflict.column('nonce').doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0) > 0;
}
