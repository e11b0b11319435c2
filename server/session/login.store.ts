import type { Kysely } from 'kysely';
import { LOGIN_CODE_MAX_TRIES } from '../../src/session/session-limits.ts';
import { statement } from '../db/statement.ts';
import type { Database, LoginTable } from '../db/tables.ts';

/** A sign-in that burnt a form token before. */
export type EarlierLogin = Pick<LoginTable, 'id' | 'request_hash'>;

const findByNonce = statement<{ nonce: string }, EarlierLogin>((db, { nonce }) =>
  db.selectFrom('logins').select(['id', 'request_hash']).where('form_nonce', '=', nonce),
);

/** The sign-in that used this form token; null when it is unused. */
export async function findLoginByNonce(
  db: Kysely<Database>,
  nonce: string,
): Promise<EarlierLogin | null> {
  const [row] = await findByNonce(db, { nonce });
  return row ?? null;
}

const selectReader = statement<{ key: string }, { id: number; email: string }>((db, { key }) =>
  db.selectFrom('users').select(['id', 'email']).where('email_key', '=', key),
);

/** The reader with this address; null when nobody has it. */
export async function findReader(
  db: Kysely<Database>,
  key: string,
): Promise<{ id: number; email: string } | null> {
  const [row] = await selectReader(db, { key });
  return row ?? null;
}

const insertLogin = statement<LoginTable, never>(
  (db, values) =>
    db.insertInto('logins').values({
      id: values.id,
      user_id: values.user_id,
      publication_id: values.publication_id,
      form_nonce: values.form_nonce,
      request_hash: values.request_hash,
      redirect: values.redirect,
      language: values.language,
      code_tries: values.code_tries,
      mails: values.mails,
      last_mail_at: values.last_mail_at,
      created_at: values.created_at,
      used_at: values.used_at,
    }) as never,
);

/** Keeps a sign-in; a unique violation means that its form token was burnt meanwhile. */
export async function addLogin(trx: Kysely<Database>, login: LoginTable): Promise<void> {
  await insertLogin(trx, login);
}

/** A sign-in that waits for its link or code. Times are UTC milliseconds. */
export interface WaitingLogin {
  id: string;
  publicationId: number | null;
  /** Null when nobody has the address. */
  userId: number | null;
  email: string | null;
  requestHash: string;
  redirect: string | null;
  codeTries: number;
  mails: number;
  lastMailAt: number;
  usedAt: number | null;
}

const selectLogin = statement<{ id: string }, WaitingLogin>((db, { id }) =>
  db
    .selectFrom('logins')
    .leftJoin('users', 'users.id', 'logins.user_id')
    .select([
      'logins.id',
      'logins.publication_id as publicationId',
      'logins.user_id as userId',
      'users.email',
      'logins.request_hash as requestHash',
      'logins.redirect',
      'logins.code_tries as codeTries',
      'logins.mails',
      'logins.last_mail_at as lastMailAt',
      'logins.used_at as usedAt',
    ])
    .where('logins.id', '=', id),
);

/** The sign-in of this id; null when there is none. */
export async function findLogin(db: Kysely<Database>, id: string): Promise<WaitingLogin | null> {
  const [row] = await selectLogin(db, { id });
  return row ?? null;
}

/** Uses a sign-in up; false when it was used before. One statement, so that of parallel ones one is first. */
export async function useLogin(trx: Kysely<Database>, id: string, now: number): Promise<boolean> {
  const result = await trx
    .updateTable('logins')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) > 0;
}

/** Makes parallel repeats of a sign-in wait for one another until the transaction ends. */
export async function lockLogin(trx: Kysely<Database>, id: string): Promise<void> {
  await trx
    .updateTable('logins')
    .set((eb) => ({ used_at: eb.ref('used_at') }))
    .where('id', '=', id)
    .execute();
}

/**
 * Takes one try of the code, a wrong one counted, in one statement: parallel tries can't get more than there are. Null when
 * none is left, else how many wrong ones there were.
 */
export async function takeLoginTry(
  trx: Kysely<Database>,
  id: string,
  right: boolean,
): Promise<number | null> {
  const row = await trx
    .updateTable('logins')
    .set((eb) => ({ code_tries: eb('code_tries', '+', right ? 0 : 1) }))
    .where('id', '=', id)
    .where('code_tries', '<', LOGIN_CODE_MAX_TRIES)
    .returning('code_tries')
    .executeTakeFirst();
  return row?.code_tries ?? null;
}
