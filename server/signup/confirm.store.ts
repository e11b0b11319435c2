import type { Kysely } from 'kysely';
import type { SignupOutcome, SubscriptionState } from '../../src/signup/decide-signup.ts';
import { CODE_MAX_TRIES, RESEND_MAX } from '../../src/signup/signup-limits.ts';
import type { Database } from '../db/tables.ts';

/** A sign-up with what its confirmation depends on. Times are UTC milliseconds. */
export interface WaitingSignup {
  id: string;
  publicationId: number;
  subscriptionId: string;
  userId: number;
  outcome: SignupOutcome;
  codeTries: number;
  mails: number;
  lastMailAt: number;
  signedUpAt: number;
  confirmedAt: number | null;
  href: string | null;
  state: SubscriptionState;
  unsubscribedAt: number | null;
  email: string;
  emailKey: string;
}

/** The sign-up of this id; null when there is none. */
export async function findSignup(db: Kysely<Database>, id: string): Promise<WaitingSignup | null> {
  const row = await db
    .selectFrom('signups')
    .innerJoin('subscriptions', 'subscriptions.id', 'signups.subscription_id')
    .innerJoin('users', 'users.id', 'subscriptions.user_id')
    .select([
      'signups.id',
      'signups.publication_id as publicationId',
      'signups.subscription_id as subscriptionId',
      'subscriptions.user_id as userId',
      'signups.outcome',
      'signups.code_tries as codeTries',
      'signups.mails',
      'signups.last_mail_at as lastMailAt',
      'signups.created_at as signedUpAt',
      'signups.confirmed_at as confirmedAt',
      'signups.href',
      'subscriptions.state',
      'subscriptions.unsubscribed_at as unsubscribedAt',
      'users.email',
      'users.email_key as emailKey',
    ])
    .where('signups.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Confirms what is pending; false when it was not (confirmed a moment ago, left, held back). */
export async function confirmSubscription(
  trx: Kysely<Database>,
  signup: Pick<WaitingSignup, 'id' | 'subscriptionId'>,
  now: number,
): Promise<boolean> {
  const result = await trx
    .updateTable('subscriptions')
    .set({ state: 'confirmed', confirmed_at: now })
    .where('id', '=', signup.subscriptionId)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  if (Number(result.numUpdatedRows) === 0) return false;
  await trx.updateTable('signups').set({ confirmed_at: now }).where('id', '=', signup.id).execute();
  return true;
}

/**
 * Takes one try of the code, a wrong one counted, in one statement: parallel tries can't get more than
 * there are. False when none is left.
 */
export async function takeCodeTry(
  trx: Kysely<Database>,
  id: string,
  right: boolean,
): Promise<boolean> {
  const result = await trx
    .updateTable('signups')
    .set((eb) => ({ code_tries: eb('code_tries', '+', right ? 0 : 1) }))
    .where('id', '=', id)
    .where('code_tries', '<', CODE_MAX_TRIES)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) > 0;
}

/**
 * Takes one of the mails that a sign-up may still ask for, if none was asked for since a time (UTC milliseconds);
 * its number, or null. One statement, so that parallel requests get one mail.
 */
export async function takeMail(
  trx: Kysely<Database>,
  id: string,
  now: number,
  since: number,
): Promise<number | null> {
  const row = await trx
    .updateTable('signups')
    .set((eb) => ({ mails: eb('mails', '+', 1), last_mail_at: now }))
    .where('id', '=', id)
    .where('mails', '<=', RESEND_MAX)
    .where('last_mail_at', '<=', since)
    .returning('mails')
    .executeTakeFirst();
  return row?.mails ?? null;
}
