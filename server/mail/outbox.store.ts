import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { NoticeAct } from '../../src/account/notice-acts.ts';
import type { AddressMailKind } from '../account/account-mail-kinds.ts';
import type { Database, OutboxTable } from '../db/tables.ts';
import { statement } from '../db/statement.ts';

/** Written into the query, not bound to it: only so can SQLite tell that the index of waiting mails serves it. */
export const QUEUED = sql.lit('queued' as const);

/** A mail of a sign-up, to be queued. */
export interface NewSignupMail {
  kind: 'confirm' | 'already-subscribed';
  signup: string;
  subscription: string;
  publication: number;
  recipient: string;
  /** Which mail of this sign-up it is, from 1. */
  number: number;
  now: number;
}

/** A mail of a sign-in, to be queued. */
export interface NewLoginMail {
  kind: 'login';
  login: string;
  publication: number | null;
  recipient: string;
  now: number;
}

/** A mail that belongs to a reader's account, to be queued. */
export interface NewAccountMail {
  kind: 'notice' | AddressMailKind;
  /** What tells it from every other mail. */
  key: string;
  recipient: string;
  language: string;
  /** The reader whom a notice is about; absent for none. */
  user?: number;
  act?: NoticeAct;
  /** The change of address that it belongs to. */
  change?: string;
  now: number;
}

interface NewRow {
  key: string;
  kind: OutboxTable['kind'];
  signup: string | null;
  subscription: string | null;
  login: string | null;
  publication: number | null;
  recipient: string;
  now: number;
}

const insertMail = statement<NewRow, never>(
  (db, values) =>
    db
      .insertInto('outbox')
      .values({
        unique_key: values.key,
        kind: values.kind,
        signup_id: values.signup,
        subscription_id: values.subscription,
        login_id: values.login,
        publication_id: values.publication,
        recipient: values.recipient,
        state: 'queued',
        attempts: 0,
        next_attempt_at: values.now,
        lease_owner: null,
        last_error: null,
        created_at: values.now,
        sent_at: null,
      })
      .onConflict((conflict) => conflict.column('unique_key').doNothing()) as never,
);

/** Queues a mail in the transaction of its cause; the same mail twice is one. */
export async function queueMail(
  trx: Kysely<Database>,
  mail: NewSignupMail | NewLoginMail,
): Promise<void> {
  const nothing = { signup: null, subscription: null, login: null };
  const key =
    mail.kind === 'login' ? `login:${mail.login}` : `${mail.kind}:${mail.signup}:${mail.number}`;
  await insertMail(trx, { ...nothing, ...mail, key });
}

/** Queues a mail of an account in the transaction of its cause; the same mail twice is one. */
export async function queueAccountMail(
  trx: Kysely<Database>,
  { kind, key, recipient, language, user, act, change, now }: NewAccountMail,
): Promise<void> {
  await trx
    .insertInto('outbox')
    .values({
      unique_key: `${kind}:${key}`,
      kind,
      user_id: user ?? null,
      change_id: change ?? null,
      act: act ?? null,
      language,
      recipient,
      state: 'queued',
      attempts: 0,
      next_attempt_at: now,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('unique_key').doNothing())
    .execute();
}

export interface Claim {
  owner: string;
  now: number;
  /** UTC milliseconds at which others may take over. */
  leaseEnd: number;
  limit: number;
}

/** Takes due mails, those of a sender that died included; their ids. One statement: no two senders get the same. */
export async function claimMails(
  trx: Kysely<Database>,
  kind: 'sqlite' | 'postgres',
  claim: Claim,
): Promise<number[]> {
  const due = trx
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', QUEUED)
    .where('next_attempt_at', '<=', claim.now)
    .orderBy('next_attempt_at')
    .limit(claim.limit)
    .$if(kind === 'postgres', (query) => query.forUpdate().skipLocked());
  const rows = await trx
    .updateTable('outbox')
    .set((eb) => ({
      lease_owner: claim.owner,
      next_attempt_at: claim.leaseEnd,
      attempts: eb('attempts', '+', 1),
    }))
    .where('id', 'in', due)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** How an attempt ended, as the outbox remembers it. */
export type MailMark =
  | { id: number; result: 'sent'; at: number }
  | { id: number; result: 'retry'; at: number; reason: string }
  | { id: number; result: 'dead' | 'skipped'; reason: string }
  /** Claimed but not tried: anyone may take it at once. */
  | { id: number; result: 'released'; at: number };

async function markSent(
  trx: Kysely<Database>,
  owner: string,
  marks: Extract<MailMark, { result: 'sent' }>[],
): Promise<void> {
  const [first] = marks;
  if (first === undefined) return;
  await trx
    .updateTable('outbox')
    .set({ state: 'sent', sent_at: first.at, lease_owner: null, last_error: null })
    .where(
      'id',
      'in',
      marks.map(({ id }) => id),
    )
    .where('lease_owner', '=', owner)
    .execute();
}

async function markOther(
  trx: Kysely<Database>,
  owner: string,
  mark: Exclude<MailMark, { result: 'sent' }>,
): Promise<void> {
  await trx
    .updateTable('outbox')
    .set((eb) => ({
      lease_owner: null,
      ...('at' in mark ? { next_attempt_at: mark.at } : { state: 'dead' as const }),
      ...('reason' in mark ? { last_error: mark.reason } : { attempts: eb('attempts', '-', 1) }),
    }))
    .where('id', '=', mark.id)
    .where('lease_owner', '=', owner)
    .execute();
}

/** Writes how attempts ended; a mail whose lease another sender has taken over is theirs to mark. */
export async function markMails(
  trx: Kysely<Database>,
  owner: string,
  marks: readonly MailMark[],
): Promise<void> {
  await markSent(
    trx,
    owner,
    marks.filter((mark) => mark.result === 'sent'),
  );
  for (const mark of marks) {
    if (mark.result !== 'sent') await markOther(trx, owner, mark);
  }
}

/** Takes the addresses out of mails that are over. */
export async function forgetRecipients(
  trx: Kysely<Database>,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('outbox')
    .set({ recipient: '' })
    .where('id', 'in', [...ids])
    .where('state', '!=', QUEUED)
    .execute();
}

/** Counts a late mail's time from when it was sent: the code in it is good for ten minutes from then. */
export async function renewCauses(
  trx: Kysely<Database>,
  table: 'signups' | 'logins',
  ids: readonly string[],
  at: number,
): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable(table)
    .set({ last_mail_at: at })
    .where('id', 'in', [...ids])
    .where('last_mail_at', '<', at)
    .execute();
}

/** UTC milliseconds at which the next mail is due; null when none waits. */
export async function nextDue(db: Kysely<Database>): Promise<number | null> {
  const row = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.min('next_attempt_at').as('due'))
    .where('state', '=', QUEUED)
    .executeTakeFirst();
  return row?.due ?? null;
}

/** Starts the reason of a mail that was not sent because its cause was gone: nothing is wrong with those. */
export const NOT_NEEDED = 'not needed';

/** How many mails wait to be sent, and how many never will be because their recipient was refused. */
export async function countOutbox(
  db: Kysely<Database>,
): Promise<{ queued: number; dead: number; oldest: number | null }> {
  const row = await db
    .selectFrom('outbox')
    .select([
      sql<number | null>`sum(case when state = 'queued' then 1 else 0 end)`.as('queued'),
      sql<
        number | null
      >`sum(case when state = 'dead' and last_error not like ${`${NOT_NEEDED}%`} then 1 else 0 end)`.as(
        'dead',
      ),
      sql<number | null>`min(case when state = 'queued' then created_at end)`.as('oldest'),
    ])
    .executeTakeFirst();
  return { queued: row?.queued ?? 0, dead: row?.dead ?? 0, oldest: row?.oldest ?? null };
}
