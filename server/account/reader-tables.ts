import { ACCESS_READER_TABLES } from './access-reader-tables.ts';
import { KNOWN_READER_TABLES } from './known-reader-tables.ts';
import { NUMBER, ONCE, SAME, SENDING } from './reader-table.ts';
import type { ReaderTable } from './reader-table.ts';

/**
 * Every table with something of a reader, in the order in which a deletion empties them: what points somewhere before what it
 * points to. A test reads the schema and fails when a table or a column of one is missing here.
 */
export const READER_TABLES: readonly ReaderTable[] = [
  ...KNOWN_READER_TABLES,
  ...ACCESS_READER_TABLES,
  {
    table: 'outbox',
    name: 'mails',
    key: 'id',
    owners: {
      signup_id: 'signups',
      login_id: 'logins',
      change_id: 'address_changes',
      user_id: 'users',
    },
    exported: {
      kind: 'plain',
      act: 'plain',
      recipient: 'plain',
      publication_id: 'publication',
      language: 'plain',
      state: 'plain',
      created_at: 'time',
      sent_at: 'time',
    },
    withheld: {
      id: NUMBER,
      unique_key: SENDING,
      subscription_id: SAME,
      signup_id: SAME,
      login_id: SAME,
      change_id: SAME,
      user_id: SAME,
      attempts: SENDING,
      next_attempt_at: SENDING,
      lease_owner: SENDING,
      last_error: SENDING,
    },
  },
  {
    table: 'signups',
    name: 'sign_ups',
    key: 'id',
    owners: { subscription_id: 'subscriptions' },
    exported: {
      id: 'plain',
      publication_id: 'publication',
      surface: 'plain',
      origin: 'plain',
      href: 'plain',
      review_reason: 'plain',
      mails: 'plain',
      last_mail_at: 'time',
      created_at: 'time',
      confirmed_at: 'time',
    },
    withheld: {
      subscription_id: SAME,
      form_nonce: ONCE,
      request_hash: ONCE,
      outcome: 'the publication’s own notes',
      code_tries: 'guards the code',
    },
  },
  {
    table: 'subscriptions',
    name: 'subscriptions',
    key: 'id',
    owners: { user_id: 'users' },
    exported: {
      id: 'plain',
      publication_id: 'publication',
      state: 'plain',
      expiry: 'time',
      type: 'plain',
      is_founding: 'flag',
      role: 'plain',
      email_disabled: 'flag',
      email_settings: 'json',
      created_at: 'time',
      confirmed_at: 'time',
      unsubscribed_at: 'time',
    },
    withheld: { user_id: SAME },
  },
  {
    table: 'sessions',
    name: 'sessions',
    key: 'id',
    owners: { user_id: 'users' },
    exported: {
      id: 'plain',
      browser: 'plain',
      system: 'plain',
      created_at: 'time',
      last_seen_at: 'time',
      ended_at: 'time',
    },
    withheld: { token_hash: 'secret: it stands for the session', user_id: SAME, login_id: SAME },
  },
  {
    table: 'logins',
    name: 'sign_ins',
    key: 'id',
    owners: { user_id: 'users' },
    exported: {
      publication_id: 'publication',
      redirect: 'plain',
      language: 'plain',
      last_mail_at: 'time',
      created_at: 'time',
      used_at: 'time',
    },
    withheld: {
      id: 'secret: the mail’s link is derived from it',
      user_id: SAME,
      form_nonce: ONCE,
      request_hash: ONCE,
      code_tries: 'guards the code',
      mails: SENDING,
    },
  },
  {
    table: 'address_changes',
    name: 'address_changes',
    key: 'id',
    owners: { user_id: 'users' },
    exported: {
      old_key: 'plain',
      new_email: 'plain',
      old_agreed_at: 'time',
      new_agreed_at: 'time',
      created_at: 'time',
      ended_at: 'time',
      ending: 'plain',
    },
    withheld: { id: 'secret: the mails’ links are derived from it', user_id: SAME, new_key: SAME },
  },
];

/** The reader’s own row, which a deletion empties and leaves: its number is never given to anybody else. */
export const USER_COLUMNS = {
  exported: { email: 'plain', created_at: 'time' },
  withheld: { id: NUMBER, email_key: SAME, deleted_at: 'null while there is anybody to ask' },
} as const;

/** Tables that name a reader and stay as they are when the account is deleted, each with the reason. */
export const KEPT_TABLES: Readonly<Record<string, string>> = {
  audit:
    'who did what stays provable: it names a reader by a number that is nobody else’s, and is cleared by its age',
};
