import { sql } from 'kysely';
import type { Kysely, Selectable } from 'kysely';
import type { SignupOutcome, SubscriptionState } from '../../src/signup/decide-signup.ts';
import type { Database, OutboxTable, PublicationTable } from '../db/tables.ts';
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

interface MailRow {
  id: number;
  uniqueKey: string;
  recipient: string;
  /** This one included. */
  attempts: number;
  queuedAt: number;
  /** When the link and the code in it began to count. */
  lastMailAt: number;
}

/** A sign-up's mail, with what it is rendered from. */
export interface SignupMail extends MailRow {
  kind: 'confirm' | 'already-subscribed';
  signupId: string;
  subscriptionId: string;
  outcome: SignupOutcome;
  state: SubscriptionState;
  publication: Selectable<PublicationTable>;
}

/** A sign-in's mail, with what it is rendered from. */
export interface LoginMail extends MailRow {
  kind: 'login';
  loginId: string;
  /** Whether the address belongs to a reader. */
  isKnown: boolean;
  usedAt: number | null;
  language: string;
  publication: Selectable<PublicationTable> | null;
}

/** A mail that this sender may send until its lease ends. */
export type ClaimedMail = SignupMail | LoginMail;

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

type PublicationRow = Selectable<PublicationTable>;

async function publicationsById(db: Kysely<Database>, ids: readonly (number | null)[]) {
  const named = new Set(ids.filter((id) => id !== null));
  if (named.size === 0) return new Map<number, PublicationRow>();
  const rows = await db
    .selectFrom('publications')
    .selectAll()
    .where('id', 'in', [...named])
    .execute();
  return new Map<number, PublicationRow>(rows.map((row) => [row.id, row]));
}

async function selectMails(db: Kysely<Database>, ids: readonly number[]) {
  return db
    .selectFrom('outbox')
    .leftJoin('signups', 'signups.id', 'outbox.signup_id')
    .leftJoin('subscriptions', 'subscriptions.id', 'outbox.subscription_id')
    .leftJoin('logins', 'logins.id', 'outbox.login_id')
    .select([
      'outbox.id',
      'outbox.unique_key as uniqueKey',
      'outbox.kind',
      'outbox.signup_id as signupId',
      'outbox.subscription_id as subscriptionId',
      'outbox.login_id as loginId',
      'outbox.publication_id as publicationId',
      'outbox.recipient',
      'outbox.attempts',
      'outbox.created_at as queuedAt',
      'signups.outcome',
      'signups.last_mail_at as signupMailAt',
      'subscriptions.state',
      'logins.user_id as userId',
      'logins.used_at as usedAt',
      'logins.language',
      'logins.last_mail_at as loginMailAt',
    ])
    .where('outbox.id', 'in', [...ids])
    .orderBy('outbox.id')
    .execute();
}

type SelectedMail = Awaited<ReturnType<typeof selectMails>>[number];

function toLoginMail(row: SelectedMail, publication: PublicationRow | null): LoginMail[] {
  const { id, uniqueKey, recipient, attempts, queuedAt } = row;
  const { loginId, loginMailAt, language, userId, usedAt } = row;
  if (loginId === null || loginMailAt === null || language === null) return [];
  const common = { id, uniqueKey, recipient, attempts, queuedAt, lastMailAt: loginMailAt };
  return [
    { ...common, kind: 'login', loginId, isKnown: userId !== null, usedAt, language, publication },
  ];
}

function toSignupMail(row: SelectedMail, publication: PublicationRow | null): SignupMail[] {
  const { id, uniqueKey, recipient, attempts, queuedAt, kind } = row;
  const { signupId, subscriptionId, outcome, state, signupMailAt } = row;
  if (kind === 'login' || publication === null || signupMailAt === null) return [];
  if (signupId === null || subscriptionId === null || outcome === null || state === null) return [];
  const common = { id, uniqueKey, recipient, attempts, queuedAt, lastMailAt: signupMailAt };
  return [{ ...common, kind, signupId, subscriptionId, outcome, state, publication }];
}

/** What the claimed mails are rendered from, as it stands now, oldest first. */
export async function readMails(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<ClaimedMail[]> {
  const rows = await selectMails(db, ids);
  const publications = await publicationsById(
    db,
    rows.map((row) => row.publicationId),
  );
  return rows.flatMap((row): ClaimedMail[] => {
    const publication = publications.get(row.publicationId ?? 0) ?? null;
    return row.kind === 'login' ? toLoginMail(row, publication) : toSignupMail(row, publication);
  });
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
