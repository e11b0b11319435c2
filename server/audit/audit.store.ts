import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { statement } from '../db/statement.ts';
import type { Act, ActDetails } from './acts.ts';

/** Who did it, and in the course of what. */
export interface Doer {
  /** The reader; null for nobody's, and for the command line. */
  userId: number | null;
  /** The id of the session that did it; null for none. */
  sessionId: string | null;
  /** Null at the command line. */
  requestId: string | null;
}

/** The publisher, at the command line. */
const COMMAND_LINE: Doer = { userId: null, sessionId: null, requestId: null };

/** An act as it is recorded. */
export interface NewAct<A extends Act> extends Doer {
  act: A;
  /** UTC milliseconds. */
  at: number;
  detail: ActDetails[A];
}

interface ActRow extends Doer {
  act: Act;
  at: number;
  json: string;
}

const insertAct = statement<ActRow, never>(
  (db, values) =>
    db.insertInto('audit').values({
      at: values.at,
      act: values.act,
      user_id: values.userId,
      session_id: values.sessionId,
      request_id: values.requestId,
      detail: values.json,
    }) as never,
);

/**
 * Records a sensitive act in the transaction of its cause: an act that did not happen is not in the log, and none that did is
 * missing.
 */
export async function recordAct<A extends Act>(
  trx: Kysely<Database>,
  { detail, ...act }: NewAct<A>,
): Promise<void> {
  await insertAct(trx, { ...act, json: JSON.stringify(detail) });
}

/** Records what a publisher changed at the command line, as `recordAct`. */
export function recordCommand<A extends Act>(
  trx: Kysely<Database>,
  act: A,
  detail: ActDetails[A],
  at: number,
): Promise<void> {
  return recordAct(trx, { act, detail, at, ...COMMAND_LINE });
}

/** An act as it is read back. */
export interface FoundAct extends Doer {
  id: number;
  at: number;
  act: Act;
  /** The reader's address of today; null for nobody's, and for a reader who is gone. */
  email: string | null;
  detail: Record<string, unknown>;
}

/** Which acts are asked for; absent for all. */
export interface ActFilter {
  /** The reader with this address, as it is compared. */
  emailKey?: string;
  act?: Act;
  /** UTC milliseconds; this time and later. */
  since?: number;
}

/** Rows held in memory at a time. */
const PAGE = 1_000;

function page(db: Kysely<Database>, { emailKey, act, since }: ActFilter, after: number) {
  let query = db
    .selectFrom('audit')
    .leftJoin('users', 'users.id', 'audit.user_id')
    .select([
      'audit.id',
      'audit.at',
      'audit.act',
      'audit.user_id as userId',
      'audit.session_id as sessionId',
      'audit.request_id as requestId',
      'audit.detail',
      'users.email',
    ])
    .where('audit.id', '>', after);
  if (emailKey !== undefined) query = query.where('users.email_key', '=', emailKey);
  if (act !== undefined) query = query.where('audit.act', '=', act);
  if (since !== undefined) query = query.where('audit.at', '>=', since);
  return query.orderBy('audit.id').limit(PAGE).execute();
}

/** The acts that were recorded, oldest first; no more than a page of them is ever in memory. */
export async function* streamActs(
  db: Kysely<Database>,
  filter: ActFilter,
): AsyncGenerator<FoundAct, void, undefined> {
  for (let after = 0; ;) {
    const rows = await page(db, filter, after);
    for (const row of rows) {
      yield { ...row, detail: JSON.parse(row.detail) as FoundAct['detail'] };
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return;
    after = last.id;
  }
}
