import type { Kysely } from 'kysely';
import type { SubscriptionState } from '../../src/signup/decide-signup.ts';
import type { Database } from '../db/tables.ts';

/** A sign-up that waits for the publisher. */
export interface HeldSignup {
  id: string;
  subscriptionId: string;
  publicationId: number;
  email: string;
  /** `honeypot`, `domain-limit`, `publication-limit`, or `waits-already` for a repeat of one of those. */
  reason: string;
  state: SubscriptionState;
  mails: number;
  /** UTC milliseconds. */
  createdAt: number;
}

/** A reader who has confirmed or left in the meantime needs nobody's decision. */
const UNDECIDED = ['review', 'pending'] as const;

function held(db: Kysely<Database>, publicationId: number) {
  return db
    .selectFrom('signups')
    .innerJoin('subscriptions', 'subscriptions.id', 'signups.subscription_id')
    .innerJoin('users', 'users.id', 'subscriptions.user_id')
    .select([
      'signups.id',
      'signups.subscription_id as subscriptionId',
      'signups.publication_id as publicationId',
      'users.email',
      'signups.review_reason as reason',
      'subscriptions.state',
      'signups.mails',
      'signups.created_at as createdAt',
    ])
    .where('signups.publication_id', '=', publicationId)
    .where('signups.review_reason', 'is not', null)
    .where('subscriptions.state', 'in', UNDECIDED)
    .$narrowType<{ reason: string }>();
}

/** The sign-ups of a publication that wait, oldest first. */
export function listHeld(
  db: Kysely<Database>,
  publicationId: number,
  limit: number,
): Promise<HeldSignup[]> {
  return held(db, publicationId)
    .orderBy('signups.created_at')
    .orderBy('signups.id')
    .limit(limit)
    .execute();
}

/** One of them; null when it does not wait (any more). */
export async function findHeld(
  db: Kysely<Database>,
  publicationId: number,
  id: string,
): Promise<HeldSignup | null> {
  const row = await held(db, publicationId).where('signups.id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** Moves a held subscription on; one that is not held stays as it is. */
export async function moveHeld(
  trx: Kysely<Database>,
  subscriptionId: string,
  state: 'pending' | 'rejected',
): Promise<void> {
  await trx
    .updateTable('subscriptions')
    .set({ state })
    .where('id', '=', subscriptionId)
    .where('state', '=', 'review')
    .execute();
}

/** Takes all sign-ups of one subscription out of the queue; approved ones may be confirmed from now on. */
export async function settleHeld(
  trx: Kysely<Database>,
  subscriptionId: string,
  approved: boolean,
): Promise<void> {
  await trx
    .updateTable('signups')
    .set({ review_reason: null, ...(approved ? { outcome: 'confirm' as const } : {}) })
    .where('subscription_id', '=', subscriptionId)
    .where('review_reason', 'is not', null)
    .execute();
}

/** Notes that the mail of an approved sign-up is asked for now. The number is the first's: none was sent before. */
export async function startMail(trx: Kysely<Database>, id: string, now: number): Promise<void> {
  await trx.updateTable('signups').set({ last_mail_at: now }).where('id', '=', id).execute();
}
