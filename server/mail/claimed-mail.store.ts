import type { Kysely, Selectable } from 'kysely';
import type { AddressEnding } from '../../src/account/judge-address-change.ts';
import type { NoticeAct } from '../../src/account/notice-acts.ts';
import type { SignupOutcome, SubscriptionState } from '../../src/signup/decide-signup.ts';
import type { AddressMailKind } from '../account/account-mail-kinds.ts';
import type { Database, PublicationTable } from '../db/tables.ts';

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

/** A notice about an account. It comes from the platform. */
export interface NoticeMail extends MailRow {
  kind: 'notice';
  act: NoticeAct;
  language: string;
  publication: null;
}

/** A mail of a change of address. It comes from the platform. */
export interface AddressMail extends MailRow {
  kind: AddressMailKind;
  changeId: string;
  ending: AddressEnding | null;
  askedAt: number;
  language: string;
  publication: null;
}

/** A mail that this sender may send until its lease ends. */
export type ClaimedMail = SignupMail | LoginMail | NoticeMail | AddressMail;

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
    .leftJoin('address_changes', 'address_changes.id', 'outbox.change_id')
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
      'outbox.act',
      'outbox.language as accountLanguage',
      'outbox.change_id as changeId',
      'address_changes.ending',
      'address_changes.created_at as askedAt',
    ])
    .where('outbox.id', 'in', [...ids])
    .orderBy('outbox.id')
    .execute();
}

type SelectedMail = Awaited<ReturnType<typeof selectMails>>[number];

function toNoticeMail(row: SelectedMail): NoticeMail[] {
  const { id, uniqueKey, recipient, attempts, queuedAt, act, accountLanguage: language } = row;
  if (act === null || language === null) return [];
  const common = { id, uniqueKey, recipient, attempts, queuedAt, lastMailAt: queuedAt };
  return [{ ...common, kind: 'notice', act, language, publication: null }];
}

function toAddressMail(row: SelectedMail, kind: AddressMailKind): AddressMail[] {
  const { id, uniqueKey, recipient, attempts, queuedAt, accountLanguage: language } = row;
  const { changeId, ending, askedAt } = row;
  if (changeId === null || askedAt === null || language === null) return [];
  const common = { id, uniqueKey, recipient, attempts, queuedAt, lastMailAt: queuedAt };
  return [{ ...common, kind, changeId, ending, askedAt, language, publication: null }];
}

function toLoginMail(row: SelectedMail, publication: PublicationRow | null): LoginMail[] {
  const { id, uniqueKey, recipient, attempts, queuedAt } = row;
  const { loginId, loginMailAt, language, userId, usedAt } = row;
  if (loginId === null || loginMailAt === null || language === null) return [];
  const common = { id, uniqueKey, recipient, attempts, queuedAt, lastMailAt: loginMailAt };
  return [
    { ...common, kind: 'login', loginId, isKnown: userId !== null, usedAt, language, publication },
  ];
}

function toSignupMail(
  row: SelectedMail,
  kind: SignupMail['kind'],
  publication: PublicationRow | null,
): SignupMail[] {
  const { id, uniqueKey, recipient, attempts, queuedAt } = row;
  const { signupId, subscriptionId, outcome, state, signupMailAt } = row;
  if (publication === null || signupMailAt === null) return [];
  if (signupId === null || subscriptionId === null || outcome === null || state === null) return [];
  const common = { id, uniqueKey, recipient, attempts, queuedAt, lastMailAt: signupMailAt };
  return [{ ...common, kind, signupId, subscriptionId, outcome, state, publication }];
}

function toMail(row: SelectedMail, publication: PublicationRow | null): ClaimedMail[] {
  switch (row.kind) {
    case 'login':
      return toLoginMail(row, publication);
    case 'notice':
      return toNoticeMail(row);
    case 'confirm':
    case 'already-subscribed':
      return toSignupMail(row, row.kind, publication);
    default:
      return toAddressMail(row, row.kind);
  }
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
  return rows.flatMap((row) => toMail(row, publications.get(row.publicationId ?? 0) ?? null));
}
