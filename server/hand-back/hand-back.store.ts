import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { HandBackTable } from './hand-back.tables.ts';

/** What a code that leads back says. Times are UTC milliseconds. */
export interface FoundHandBack {
  codeHash: string;
  userId: number;
  sessionId: string | null;
  createdAt: number;
  usedAt: number | null;
  proofHash: string | null;
  siteId: string | null;
}

/** Keeps a code. */
export async function addHandBack(trx: Kysely<Database>, handBack: HandBackTable): Promise<void> {
  await trx.insertInto('hand_backs').values(handBack).execute();
}

/** The code of this hash, for this publication on this origin; null for any other. */
export async function findHandBack(
  db: Kysely<Database>,
  bound: Pick<HandBackTable, 'code_hash' | 'publication_id' | 'origin'>,
): Promise<FoundHandBack | null> {
  const row = await db
    .selectFrom('hand_backs')
    .select([
      'code_hash as codeHash',
      'user_id as userId',
      'session_id as sessionId',
      'created_at as createdAt',
      'used_at as usedAt',
      'proof_hash as proofHash',
      'site_id as siteId',
    ])
    .where('code_hash', '=', bound.code_hash)
    .where('publication_id', '=', bound.publication_id)
    .where('origin', '=', bound.origin)
    .executeTakeFirst();
  return row ?? null;
}

/** Uses a code up; false when it was used before. One statement, so that of parallel ones one is first. */
export async function useHandBack(
  trx: Kysely<Database>,
  codeHash: string,
  used: Pick<HandBackTable, 'used_at' | 'proof_hash' | 'site_id'>,
): Promise<boolean> {
  const result = await trx
    .updateTable('hand_backs')
    .set(used)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) > 0;
}

/** Forgets codes that were made before a time (UTC milliseconds), so many at most; how many. */
export async function deleteHandBacks(
  trx: Kysely<Database>,
  before: number,
  limit: number,
): Promise<number> {
  const old = trx.selectFrom('hand_backs').select('code_hash').where('created_at', '<', before);
  const hashes = (await old.limit(limit).execute()).map(({ code_hash }) => code_hash);
  if (hashes.length > 0) {
    await trx.deleteFrom('hand_backs').where('code_hash', 'in', hashes).execute();
  }
  return hashes.length;
}
