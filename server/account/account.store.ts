import type { Kysely } from 'kysely';
import type { SubscriptionState } from '../../src/signup/decide-signup.ts';
import type { Database } from '../db/tables.ts';

/** A reader's subscription. Times are UTC milliseconds. */
export interface OwnSubscription {
  id: string;
  publicationId: number;
  subdomain: string;
  name: string;
  state: SubscriptionState;
  createdAt: number;
  confirmedAt: number | null;
  unsubscribedAt: number | null;
}

/** Everything that a reader has, by the publications' names. */
export function listSubscriptions(
  db: Kysely<Database>,
  userId: number,
  limit: number,
): Promise<OwnSubscription[]> {
  return db
    .selectFrom('subscriptions')
    .innerJoin('publications', 'publications.id', 'subscriptions.publication_id')
    .select([
      'subscriptions.id',
      'subscriptions.publication_id as publicationId',
      'publications.subdomain',
      'publications.name',
      'subscriptions.state',
      'subscriptions.created_at as createdAt',
      'subscriptions.confirmed_at as confirmedAt',
      'subscriptions.unsubscribed_at as unsubscribedAt',
    ])
    .where('subscriptions.user_id', '=', userId)
    .orderBy('publications.name')
    .orderBy('subscriptions.id')
    .limit(limit)
    .execute();
}
