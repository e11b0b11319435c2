import type { Kysely } from 'kysely';
import type { SubscriptionState } from '../../src/signup/decide-signup.ts';
import type { EmailFacts, KeptEmailChoices } from '../../src/subscriptions/email-choices.ts';
import type { Database } from '../db/tables.ts';

/** A subscription with how its mails come. */
export interface MailedSubscription {
  id: string;
  publicationId: number;
  state: SubscriptionState;
  email: string;
  facts: EmailFacts;
}

/** The fields as the rules read them. */
export function emailFacts(row: {
  email_disabled: number;
  email_settings: string | null;
}): EmailFacts {
  const settings = row.email_settings;
  return {
    email_disabled: row.email_disabled === 1,
    email_settings:
      settings === null ? null : (JSON.parse(settings) as EmailFacts['email_settings']),
  };
}

/** The subscription of this id; null when there is none. */
export async function findMailedSubscription(
  db: Kysely<Database>,
  id: string,
): Promise<MailedSubscription | null> {
  const row = await db
    .selectFrom('subscriptions')
    .innerJoin('users', 'users.id', 'subscriptions.user_id')
    .select([
      'subscriptions.publication_id as publicationId',
      'subscriptions.state',
      'subscriptions.email_disabled',
      'subscriptions.email_settings',
      'users.email',
    ])
    .where('subscriptions.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { publicationId, state, email } = row;
  return { id, publicationId, state, email, facts: emailFacts(row) };
}

/** Keeps how the mails of a subscription come; false when its reader has left meanwhile. */
export async function saveEmailChoices(
  trx: Kysely<Database>,
  id: string,
  { email_disabled, email_settings }: KeptEmailChoices,
): Promise<boolean> {
  const result = await trx
    .updateTable('subscriptions')
    .set({
      email_disabled: email_disabled ? 1 : 0,
      email_settings: JSON.stringify(email_settings),
    })
    .where('id', '=', id)
    .where('state', '=', 'confirmed')
    .executeTakeFirst();
  return Number(result.numUpdatedRows) > 0;
}
