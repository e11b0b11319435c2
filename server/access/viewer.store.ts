import type { Kysely, Transaction } from 'kysely';
import type { ViewedPublication, ViewerSubscription } from '../../src/access/viewer.ts';
import type { SubscriptionState } from '../../src/signup/decide-signup.ts';
import { membershipOfState } from '../../src/subscriptions/membership-of-state.ts';
import { statement } from '../db/statement.ts';
import type { Database, Flag } from '../db/tables.ts';
import type { PublicationRole } from './access.tables.ts';

type Reader = Kysely<Database> | Transaction<Database>;

/** One user and one publication. */
export interface ViewerKey {
  publication: number;
  user: number;
}

/** What the database knows of a user and a publication, as the rules of access read it. */
export interface ViewerFacts {
  subscription: ViewerSubscription | null;
  publication: ViewedPublication;
}

interface Row {
  state: SubscriptionState | null;
  expiry: number | null;
  type: string | null;
  is_founding: Flag | null;
  subscription_role: string | null;
  publication_role: PublicationRole | null;
}

/** Two looks into keys; one round trip, and one row whatever there is. */
const findFacts = statement<ViewerKey, Row>((db, { publication, user }) =>
  db
    .selectFrom('users')
    .leftJoin('subscriptions', (join) =>
      join
        .onRef('subscriptions.user_id', '=', 'users.id')
        .on('subscriptions.publication_id', '=', publication),
    )
    .leftJoin('publication_users', (join) =>
      join
        .onRef('publication_users.user_id', '=', 'users.id')
        .on('publication_users.publication_id', '=', publication),
    )
    .select([
      'subscriptions.state',
      'subscriptions.expiry',
      'subscriptions.type',
      'subscriptions.is_founding',
      'subscriptions.role as subscription_role',
      'publication_users.role as publication_role',
    ])
    .where('users.id', '=', user),
);

function subscriptionOf(publication: number, row: Row): ViewerSubscription | null {
  if (row.state === null) return null;
  return {
    publication_id: publication,
    membership_state: membershipOfState(row.state),
    type: row.type,
    expiry: row.expiry,
    is_founding: row.is_founding === 1,
    role: row.subscription_role,
  };
}

function publicationOf({ publication, user }: ViewerKey, role: Row['publication_role']) {
  if (role === null) return { id: publication };
  if (role === 'owner') return { id: publication, author_id: user };
  return { id: publication, contributors: [{ user_id: user, role }] };
}

/** What decides a user's level with a publication; nothing of it for a user who is not there. */
export async function findViewerFacts(db: Reader, key: ViewerKey): Promise<ViewerFacts> {
  const [row] = await findFacts(db, key);
  if (row === undefined) return { subscription: null, publication: { id: key.publication } };
  return {
    subscription: subscriptionOf(key.publication, row),
    publication: publicationOf(key, row.publication_role),
  };
}
