import type { Kysely } from 'kysely';
import { statement } from '../db/statement.ts';
import type { Database, SessionTable } from '../db/tables.ts';

/** A session with its reader. Times are UTC milliseconds. */
export interface FoundSession {
  id: string;
  tokenHash: string;
  userId: number;
  email: string;
  emailKey: string;
  createdAt: number;
  lastSeenAt: number;
  endedAt: number | null;
}

/** Asked for by every page that knows its reader: one look into one key. */
const findByHash = statement<{ hash: string }, FoundSession>((db, { hash }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id',
      'sessions.token_hash as tokenHash',
      'sessions.user_id as userId',
      'users.email',
      'users.email_key as emailKey',
      'sessions.created_at as createdAt',
      'sessions.last_seen_at as lastSeenAt',
      'sessions.ended_at as endedAt',
    ])
    .where('sessions.token_hash', '=', hash),
);

/** The session with this hash, ended ones too; null when there is none. */
export async function findSession(
  db: Kysely<Database>,
  hash: string,
): Promise<FoundSession | null> {
  const [row] = await findByHash(db, { hash });
  return row ?? null;
}

const insertSession = statement<SessionTable, never>(
  (db, values) =>
    db.insertInto('sessions').values({
      token_hash: values.token_hash,
      id: values.id,
      user_id: values.user_id,
      login_id: values.login_id,
      browser: values.browser,
      system: values.system,
      created_at: values.created_at,
      last_seen_at: values.last_seen_at,
      ended_at: values.ended_at,
    }) as never,
);

/** Keeps a session. */
export async function addSession(trx: Kysely<Database>, session: SessionTable): Promise<void> {
  await insertSession(trx, session);
}

/**
 * Which sessions are meant: one of a reader's, all of a reader's (but one browser's, by its hash), one browser's, or those of
 * one sign-in.
 */
export type SessionsMeant =
  | { userId: number; id?: string; except?: string | null }
  | { tokenHash: string }
  | { userId: number; loginId: string };

/** A session that was just ended. */
export type EndedSession = Pick<FoundSession, 'id' | 'userId'>;

/** Ends sessions that stand, and tells which; those that were ended keep their time. */
export async function endSessions(
  trx: Kysely<Database>,
  meant: SessionsMeant,
  now: number,
): Promise<EndedSession[]> {
  let query = trx.updateTable('sessions').set({ ended_at: now }).where('ended_at', 'is', null);
  if ('tokenHash' in meant) query = query.where('token_hash', '=', meant.tokenHash);
  if ('userId' in meant) query = query.where('user_id', '=', meant.userId);
  if ('id' in meant && meant.id !== undefined) query = query.where('id', '=', meant.id);
  if ('except' in meant && meant.except) query = query.where('token_hash', '!=', meant.except);
  if ('loginId' in meant) query = query.where('login_id', '=', meant.loginId);
  return query.returning(['id', 'user_id as userId']).execute();
}

/** Whether a session of a reader stands, and goes on to until the transaction ends: what ends it has to wait. */
export async function holdSession(
  trx: Kysely<Database>,
  { userId, sessionId }: { userId: number; sessionId: string },
): Promise<boolean> {
  const result = await trx
    .updateTable('sessions')
    .set((eb) => ({ ended_at: eb.ref('ended_at') }))
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) > 0;
}

/** Notes a visit; never an earlier one than is noted. */
export async function noteVisit(
  trx: Kysely<Database>,
  tokenHash: string,
  now: number,
): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('token_hash', '=', tokenHash)
    .where('last_seen_at', '<', now)
    .execute();
}

/** A session in its reader's list. */
export interface ListedSession {
  id: string;
  browser: string | null;
  system: string | null;
  createdAt: number;
  lastSeenAt: number;
  endedAt: number | null;
}

/** A reader's sessions that were not ended and were visited since a time, the newest visit first. */
export function listSessions(
  db: Kysely<Database>,
  userId: number,
  since: number,
  limit: number,
): Promise<ListedSession[]> {
  return db
    .selectFrom('sessions')
    .select([
      'id',
      'browser',
      'system',
      'created_at as createdAt',
      'last_seen_at as lastSeenAt',
      'ended_at as endedAt',
    ])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('last_seen_at', '>=', since)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}
