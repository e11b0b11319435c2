import type { Kysely, Selectable } from 'kysely';
import type { SignupOutcome, SubscriptionState } from '../../src/signup/decide-signup.ts';
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

/** A mail that this sender may send until its lease ends. */
export type ClaimedMail = SignupMail | LoginMail;

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
