import type { Kysely, Selectable } from 'kysely';
import type { SignupOutcome, SubscriptionState } from '../../src/signup/decide-signup.ts';
import type { SignupSurface } from '../../src/signup/signup-surface.ts';
import type { Database, SignupTable } from '../db/tables.ts';
import { statement } from '../db/statement.ts';

/** A sign-up that burnt a form token before. */
export type EarlierSignup = Pick<SignupTable, 'id' | 'request_hash' | 'outcome'>;

const findByNonce = statement<{ nonce: string }, EarlierSignup>((db, { nonce }) =>
  db
    .selectFrom('signups')
    .select(['id', 'request_hash', 'outcome'])
    .where('form_nonce', '=', nonce),
);

/** The sign-up that used this form token; null when it is unused. */
export async function findSignupByNonce(
  db: Kysely<Database>,
  nonce: string,
): Promise<EarlierSignup | null> {
  const [row] = await findByNonce(db, { nonce });
  return row ?? null;
}

interface NewUser {
  key: string;
  email: string;
  now: number;
}

/** The useless update makes a known reader's row answer its id too, and locks it on PostgreSQL. */
const upsertUser = statement<NewUser, { id: number }>((db, { key, email, now }) =>
  db
    .insertInto('users')
    .values({ email_key: key, email, created_at: now })
    .onConflict((conflict) =>
      conflict.column('email_key').doUpdateSet((eb) => ({ email_key: eb.ref('users.email_key') })),
    )
    .returning('id'),
);

/**
 * The reader with this address, made if there is none. Until the transaction ends, other sign-ups of the
 * same address wait here.
 */
export async function keepUser(db: Kysely<Database>, user: NewUser): Promise<number> {
  const [row] = await upsertUser(db, user);
  if (row === undefined) throw new Error('The reader was not kept');
  return row.id;
}

export interface FoundSubscription {
  id: string;
  state: SubscriptionState;
  expiry: number | null;
}

const selectSubscription = statement<{ publication: number; user: number }, FoundSubscription>(
  (db, { publication, user }) =>
    db
      .selectFrom('subscriptions')
      .select(['id', 'state', 'expiry'])
      .where('publication_id', '=', publication)
      .where('user_id', '=', user),
);

/** What this reader has of the publication; null for nothing. */
export async function findSubscription(
  db: Kysely<Database>,
  publication: number,
  user: number,
): Promise<FoundSubscription | null> {
  const [row] = await selectSubscription(db, { publication, user });
  return row ?? null;
}

interface NewSubscription {
  id: string;
  publication: number;
  user: number;
  state: SubscriptionState;
  now: number;
}

/** Only a subscription that was left takes the new state: one confirmed a moment ago keeps its own. */
const upsertSubscription = statement<NewSubscription, { id: string }>((db, values) =>
  db
    .insertInto('subscriptions')
    .values({
      id: values.id,
      publication_id: values.publication,
      user_id: values.user,
      state: values.state,
      expiry: null,
      created_at: values.now,
      confirmed_at: null,
      unsubscribed_at: null,
    })
    .onConflict((conflict) =>
      conflict.columns(['publication_id', 'user_id']).doUpdateSet((eb) => ({
        state: eb
          .case()
          .when('subscriptions.state', '=', 'unsubscribed')
          .then(eb.ref('excluded.state'))
          .else(eb.ref('subscriptions.state'))
          .end(),
      })),
    )
    .returning('id'),
);

/** Makes the subscription or starts a left one anew; answers its id. */
export async function keepSubscription(
  db: Kysely<Database>,
  subscription: NewSubscription,
): Promise<string> {
  const [row] = await upsertSubscription(db, subscription);
  if (row === undefined) throw new Error('The subscription was not kept');
  return row.id;
}

/** What a new sign-up is made of; the rest starts at nothing. */
export interface NewSignup {
  id: string;
  publication: number;
  subscription: string;
  nonce: string;
  hash: string;
  outcome: SignupOutcome;
  surface: SignupSurface;
  origin: string | null;
  href: string | null;
  reason: string | null;
  now: number;
}

const insertSignup = statement<NewSignup, Selectable<SignupTable>>(
  (db, values) =>
    db.insertInto('signups').values({
      id: values.id,
      publication_id: values.publication,
      subscription_id: values.subscription,
      form_nonce: values.nonce,
      request_hash: values.hash,
      outcome: values.outcome,
      surface: values.surface,
      origin: values.origin,
      href: values.href,
      review_reason: values.reason,
      code_tries: 0,
      mails: 1,
      last_mail_at: values.now,
      created_at: values.now,
      confirmed_at: null,
    }) as never,
);

/** Keeps a sign-up; a unique violation means that its form token was burnt meanwhile. */
export async function addSignup(db: Kysely<Database>, signup: NewSignup): Promise<void> {
  await insertSignup(db, signup);
}
