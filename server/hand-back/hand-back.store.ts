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

/** What is kept of a code that nobody has swapped. */
export type NewHandBack = Omit<HandBackTable, 'used_at' | 'proof_hash' | 'site_id'>;

/** Keeps a code; one that is there already stays as it is. */
export async function addHandBack(trx: Kysely<Database>, handBack: NewHandBack): Promise<void> {
  await trx
    .insertInto('hand_backs')
    .values({ ...handBack, used_at: null, proof_hash: null, site_id: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
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

/**
 * Uses a code up; null when it was used before, or ended. One statement, so that of parallel ones one is first. Tells the session
 * that the code comes from at that moment: it may have been handed on since it was looked at.
 */
export async function useHandBack(
  trx: Kysely<Database>,
  codeHash: string,
  used: Pick<HandBackTable, 'used_at' | 'proof_hash' | 'site_id'>,
): Promise<{ sessionId: string | null } | null> {
  const row = await trx
    .updateTable('hand_backs')
    .set(used)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .returning('session_id as sessionId')
    .executeTakeFirst();
  return row ?? null;
}

/** Whose codes are meant: a reader's, or those that come from one session of theirs. */
export interface CodesMeant {
  userId: number;
  sessionId?: string;
}

/** Ends codes that were not swapped: they are worth nothing from now on. */
export async function endHandBacks(
  trx: Kysely<Database>,
  { userId, sessionId }: CodesMeant,
): Promise<void> {
  let query = trx.deleteFrom('hand_backs').where('user_id', '=', userId);
  if (sessionId !== undefined) query = query.where('session_id', '=', sessionId);
  await query.where('used_at', 'is', null).execute();
}

/** Hands the codes of a reader's session that were not swapped on to another session of theirs. */
export async function moveHandBacks(
  trx: Kysely<Database>,
  { userId, sessionId }: Required<CodesMeant>,
  to: string,
): Promise<void> {
  await trx
    .updateTable('hand_backs')
    .set({ session_id: to })
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .where('used_at', 'is', null)
    .execute();
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
