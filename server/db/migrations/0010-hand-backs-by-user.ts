import type { Kysely } from 'kysely';

/** For the codes that end with a session, or go on with the next one. */
export async function handBacksByUser(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('hand_backs_by_user').on('hand_backs').column('user_id').execute();
}
