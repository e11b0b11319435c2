import type { Kysely } from 'kysely';
import type { SubscriptionState } from '../../src/signup/decide-signup.ts';
import { POSTS_PART, readEmailChoice } from '../../src/subscriptions/email-choices.ts';
import type { EmailChoice } from '../../src/subscriptions/email-choices.ts';
import { emailFacts } from '../account/email-settings.store.ts';
import type { Database } from '../db/tables.ts';

/** A reader of a publication, as its publisher sees them. Times are UTC milliseconds. */
export interface Subscriber {
  email: string;
  state: SubscriptionState;
  created_at: number;
  confirmed_at: number | null;
  /** When they last left; stays when they come back. */
  unsubscribed_at: number | null;
  /** How the posts that are in no section are to come. */
  emails: EmailChoice;
}

export interface SubscriberFilter {
  publicationId: number;
  /** Only these; absent for all. */
  state?: SubscriptionState;
}

/** One page, and the key that the next one starts after; null at the end. */
export interface SubscriberPage {
  subscribers: Subscriber[];
  next: number | null;
}

/** Rows held in memory at a time. */
export const SUBSCRIBER_PAGE = 1_000;

function query(db: Kysely<Database>, { publicationId, state }: SubscriberFilter) {
  return db
    .selectFrom('subscriptions')
    .innerJoin('users', 'users.id', 'subscriptions.user_id')
    .select([
      'subscriptions.user_id',
      'users.email',
      'subscriptions.state',
      'subscriptions.created_at',
      'subscriptions.confirmed_at',
      'subscriptions.unsubscribed_at',
      'subscriptions.email_disabled',
      'subscriptions.email_settings',
    ])
    .where('subscriptions.publication_id', '=', publicationId)
    .$if(state !== undefined, (rows) => rows.where('subscriptions.state', '=', state ?? 'pending'));
}

type Row = Awaited<ReturnType<ReturnType<typeof query>['execute']>>[number];

function toSubscriber({ user_id: _key, email_disabled, email_settings, ...row }: Row): Subscriber {
  const facts = emailFacts({ email_disabled, email_settings });
  return { ...row, emails: readEmailChoice(facts, POSTS_PART) };
}

/**
 * A page of a publication's subscribers, in the order in which the platform met them. The key is the reader's
 * id, so a page is as quick at the end as at the start, and nobody is listed twice when others come or go.
 */
export async function listSubscribers(
  db: Kysely<Database>,
  filter: SubscriberFilter,
  after: number = 0,
  limit: number = SUBSCRIBER_PAGE,
): Promise<SubscriberPage> {
  const rows = await query(db, filter)
    .where('subscriptions.user_id', '>', after)
    .orderBy('subscriptions.user_id')
    .limit(limit)
    .execute();
  const next = rows.length < limit ? null : (rows.at(-1)?.user_id ?? null);
  return { subscribers: rows.map(toSubscriber), next };
}

/** All of them, one at a time; no more than a page is ever in memory. */
export async function* streamSubscribers(
  db: Kysely<Database>,
  filter: SubscriberFilter,
  pageSize: number = SUBSCRIBER_PAGE,
): AsyncGenerator<Subscriber, void, undefined> {
  for (let after: number | null = 0; after !== null;) {
    const page: SubscriberPage = await listSubscribers(db, filter, after, pageSize);
    yield* page.subscribers;
    after = page.next;
  }
}

/** How many a publication has in each state; states without any are 0. */
export async function countSubscribers(
  db: Kysely<Database>,
  publicationId: number,
): Promise<Record<SubscriptionState, number>> {
  const rows = await db
    .selectFrom('subscriptions')
    .select(['state', (eb) => eb.fn.countAll<number>().as('count')])
    .where('publication_id', '=', publicationId)
    .groupBy('state')
    .execute();
  const counts = { pending: 0, confirmed: 0, unsubscribed: 0, review: 0, rejected: 0 };
  for (const { state, count } of rows) counts[state] = Number(count);
  return counts;
}
