import type { Kysely, Transaction } from 'kysely';
import type { SubscriptionState } from '../../src/signup/decide-signup.ts';
import type { Database } from '../db/tables.ts';

/** Who refers, with the state of their own subscription. */
export interface Referrer {
  userId: number;
  state: SubscriptionState;
}

const subscribersOf = (db: Kysely<Database>, publicationId: number) =>
  db
    .selectFrom('subscriptions')
    .select(['subscriptions.user_id as userId', 'subscriptions.state'])
    .where('subscriptions.publication_id', '=', publicationId);

/** The subscriber with this id; null for none. */
export async function findReferrer(
  db: Kysely<Database>,
  publicationId: number,
  userId: number,
): Promise<Referrer | null> {
  const query = subscribersOf(db, publicationId).where('subscriptions.user_id', '=', userId);
  return (await query.executeTakeFirst()) ?? null;
}

/** Whose sign-up this was; null for nobody's. */
export async function findReferrerBySignup(
  db: Kysely<Database>,
  publicationId: number,
  signupId: string,
): Promise<Referrer | null> {
  const query = subscribersOf(db, publicationId)
    .innerJoin('signups', 'signups.subscription_id', 'subscriptions.id')
    .where('signups.id', '=', signupId);
  return (await query.executeTakeFirst()) ?? null;
}

/** What is kept of a referral. */
export interface NewReferral {
  subscription: string;
  publication: number;
  referrer: number;
  now: number;
}

/** Keeps a referral, if the subscription has none. */
export async function addReferral(
  trx: Transaction<Database>,
  { subscription, publication, referrer, now }: NewReferral,
): Promise<void> {
  await trx
    .insertInto('referrals')
    .values({
      subscription_id: subscription,
      publication_id: publication,
      referrer_user_id: referrer,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('subscription_id').doNothing())
    .execute();
}

/** How many confirmed subscribers of a publication a reader brought. */
export async function countReferrals(
  db: Kysely<Database>,
  publicationId: number,
  userId: number,
): Promise<number> {
  const row = await db
    .selectFrom('referrals')
    .innerJoin('subscriptions', 'subscriptions.id', 'referrals.subscription_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('referrals.publication_id', '=', publicationId)
    .where('referrals.referrer_user_id', '=', userId)
    .where('subscriptions.state', '=', 'confirmed')
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
