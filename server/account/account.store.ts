import type { Kysely } from 'kysely';
import type { SubscriptionState } from '../../src/signup/decide-signup.ts';
import { isPaidSubscription } from '../../src/subscriptions/subscription-kind.ts';
import { POSTS_PART, readEmailChoice } from '../../src/subscriptions/email-choices.ts';
import type { EmailChoice } from '../../src/subscriptions/email-choices.ts';
import type { PaidSubscription } from '../../src/contracts/account-pages.ts';
import { emailFacts } from './email-settings.store.ts';
import type { Database } from '../db/tables.ts';

/** A reader's subscription. Times are UTC milliseconds. */
export interface OwnSubscription {
  id: string;
  publicationId: number;
  subdomain: string;
  name: string;
  state: SubscriptionState;
  /** Paid until then; null for free. */
  expiry: number | null;
  mails: EmailChoice;
  createdAt: number;
  confirmedAt: number | null;
  unsubscribedAt: number | null;
}

/** Everything that a reader has, by the publications' names. */
export async function listSubscriptions(
  db: Kysely<Database>,
  userId: number,
  limit: number,
): Promise<OwnSubscription[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .innerJoin('publications', 'publications.id', 'subscriptions.publication_id')
    .select([
      'subscriptions.id',
      'subscriptions.publication_id as publicationId',
      'publications.subdomain',
      'publications.name',
      'subscriptions.state',
      'subscriptions.expiry',
      'subscriptions.email_disabled',
      'subscriptions.email_settings',
      'subscriptions.created_at as createdAt',
      'subscriptions.confirmed_at as confirmedAt',
      'subscriptions.unsubscribed_at as unsubscribedAt',
    ])
    .where('subscriptions.user_id', '=', userId)
    .orderBy('publications.name')
    .orderBy('subscriptions.id')
    .limit(limit)
    .execute();
  return rows.map(({ email_disabled, email_settings, ...own }) => {
    const facts = emailFacts({ email_disabled, email_settings });
    return { ...own, mails: readEmailChoice(facts, POSTS_PART) };
  });
}

/** What of it is paid for at a moment. */
export function listPaid(own: readonly OwnSubscription[], now: number): PaidSubscription[] {
  return own.flatMap(({ name, expiry }) =>
    expiry !== null && isPaidSubscription({ expiry }, now) ? [{ name, until: expiry }] : [],
  );
}

/** Whether a publisher refused the reader. */
export async function hasRefusal(db: Kysely<Database>, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', '=', 'rejected')
    .executeTakeFirst();
  return row !== undefined;
}
