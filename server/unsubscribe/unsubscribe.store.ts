import type { Kysely } from 'kysely';
import type { SubscriptionState } from '../../src/signup/decide-signup.ts';
import type { Database } from '../db/tables.ts';

/** What an unsubscribe link names. */
export interface LeavingSubscription {
  id: string;
  publicationId: number;
  userId: number;
  state: SubscriptionState;
  /** UTC milliseconds. */
  unsubscribedAt: number | null;
  email: string;
}

/** The subscription of this id; null when there is none. */
export async function findLeaving(
  db: Kysely<Database>,
  id: string,
): Promise<LeavingSubscription | null> {
  const row = await db
    .selectFrom('subscriptions')
    .innerJoin('users', 'users.id', 'subscriptions.user_id')
    .select([
      'subscriptions.id',
      'subscriptions.publication_id as publicationId',
      'subscriptions.user_id as userId',
      'subscriptions.state',
      'subscriptions.unsubscribed_at as unsubscribedAt',
      'users.email',
    ])
    .where('subscriptions.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Ends a subscription; false when there was nothing to end. One that was ended keeps its time; one that the publisher refused stays refused, and is never mailed. */
export async function endSubscription(
  trx: Kysely<Database>,
  id: string,
  now: number,
): Promise<boolean> {
  const result = await trx
    .updateTable('subscriptions')
    .set({
      state: 'unsubscribed',
      unsubscribed_at: now,
      // Whoever comes back starts anew: a choice of no mail would keep the next issue from them.
      email_disabled: 0,
      email_settings: null,
    })
    .where('id', '=', id)
    .where('state', 'not in', ['unsubscribed', 'rejected'])
    .executeTakeFirst();
  return Number(result.numUpdatedRows) > 0;
}
