import { sql } from 'kysely';
import type { CreateTableBuilder, Kysely } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

type Build = (db: Kysely<unknown>, types: ColumnTypes) => Promise<unknown>;

/** Ends and runs a CREATE TABLE. */
function finish(table: CreateTableBuilder<string, string>, types: ColumnTypes): Promise<void> {
  return table.modifyEnd(types.tableEnd).execute();
}

/** The same for a table whose key is no number of its own. */
function finishKeyed(table: CreateTableBuilder<string, string>, types: ColumnTypes): Promise<void> {
  return table.modifyEnd(types.keyedTableEnd).execute();
}

const publications: Build = (db, { whole, text, serial, ...types }) =>
  finish(
    db.schema
      .createTable('publications')
      .addColumn('id', whole, serial)
      .addColumn('subdomain', text, (column) => column.notNull().unique())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('hero_text', text)
      .addColumn('logo_url', text)
      .addColumn('cover_photo_url', text)
      .addColumn('hide_intro_title', whole, (column) => column.notNull())
      .addColumn('hide_intro_subtitle', whole, (column) => column.notNull())
      .addColumn('invite_only', whole, (column) => column.notNull())
      .addColumn('custom_domain', text, (column) => column.unique())
      .addColumn('language', text, (column) => column.notNull())
      .addColumn('accent_color', text)
      .addColumn('email_from_name', text)
      .addColumn('support_email', text)
      .addColumn('terms_url', text)
      .addColumn('privacy_url', text)
      .addColumn('welcome_popup', whole, (column) => column.notNull())
      .addColumn('embed_tracking_disabled', whole, (column) => column.notNull())
      .addColumn('copy', text)
      .addColumn('created_at', whole, (column) => column.notNull())
      .addColumn('updated_at', whole, (column) => column.notNull()),
    { whole, text, serial, ...types },
  );

const origins: Build = (db, types) =>
  finishKeyed(
    db.schema
      .createTable('publication_origins')
      .addColumn('publication_id', types.whole, (column) =>
        column.notNull().references('publications.id').onDelete('cascade'),
      )
      .addColumn('origin', types.text, (column) => column.notNull())
      .addColumn('created_at', types.whole, (column) => column.notNull())
      .addPrimaryKeyConstraint('publication_origins_key', ['publication_id', 'origin']),
    types,
  );

const users: Build = (db, types) =>
  finish(
    db.schema
      .createTable('users')
      .addColumn('id', types.whole, types.serial)
      .addColumn('email_key', types.text, (column) => column.notNull().unique())
      .addColumn('email', types.text, (column) => column.notNull())
      .addColumn('created_at', types.whole, (column) => column.notNull()),
    types,
  );

const subscriptions: Build = (db, types) =>
  finishKeyed(
    db.schema
      .createTable('subscriptions')
      .addColumn('id', types.text, (column) => column.primaryKey().notNull())
      .addColumn('publication_id', types.whole, (column) =>
        column.notNull().references('publications.id'),
      )
      .addColumn('user_id', types.whole, (column) => column.notNull().references('users.id'))
      .addColumn('state', types.text, (column) => column.notNull())
      .addColumn('expiry', types.whole)
      .addColumn('created_at', types.whole, (column) => column.notNull())
      .addColumn('confirmed_at', types.whole)
      .addColumn('unsubscribed_at', types.whole)
      .addUniqueConstraint('subscriptions_reader', ['publication_id', 'user_id']),
    types,
  );

const signups: Build = (db, types) =>
  finishKeyed(
    db.schema
      .createTable('signups')
      .addColumn('id', types.text, (column) => column.primaryKey().notNull())
      .addColumn('publication_id', types.whole, (column) => column.notNull())
      .addColumn('subscription_id', types.text, (column) =>
        column.notNull().references('subscriptions.id'),
      )
      .addColumn('form_nonce', types.text, (column) => column.notNull().unique())
      .addColumn('request_hash', types.text, (column) => column.notNull())
      .addColumn('outcome', types.text, (column) => column.notNull())
      .addColumn('surface', types.text, (column) => column.notNull())
      .addColumn('origin', types.text)
      .addColumn('href', types.text)
      .addColumn('review_reason', types.text)
      .addColumn('code_tries', types.whole, (column) => column.notNull())
      .addColumn('mails', types.whole, (column) => column.notNull())
      .addColumn('last_mail_at', types.whole, (column) => column.notNull())
      .addColumn('created_at', types.whole, (column) => column.notNull())
      .addColumn('confirmed_at', types.whole),
    types,
  );

const outbox: Build = (db, types) =>
  finish(
    db.schema
      .createTable('outbox')
      .addColumn('id', types.whole, types.serial)
      .addColumn('unique_key', types.text, (column) => column.notNull().unique())
      .addColumn('kind', types.text, (column) => column.notNull())
      .addColumn('signup_id', types.text, (column) => column.notNull().references('signups.id'))
      .addColumn('subscription_id', types.text, (column) => column.notNull())
      .addColumn('publication_id', types.whole, (column) => column.notNull())
      .addColumn('recipient', types.text, (column) => column.notNull())
      .addColumn('state', types.text, (column) => column.notNull())
      .addColumn('attempts', types.whole, (column) => column.notNull())
      .addColumn('next_attempt_at', types.whole, (column) => column.notNull())
      .addColumn('lease_owner', types.text)
      .addColumn('last_error', types.text)
      .addColumn('created_at', types.whole, (column) => column.notNull())
      .addColumn('sent_at', types.whole),
    types,
  );

const limits: Build = (db, types) =>
  finishKeyed(
    db.schema
      .createTable('limits')
      .addColumn('key', types.text, (column) => column.notNull())
      .addColumn('window_start', types.whole, (column) => column.notNull())
      .addColumn('count', types.whole, (column) => column.notNull())
      .addPrimaryKeyConstraint('limits_key', ['window_start', 'key']),
    types,
  );

const mailbox: Build = (db, types) =>
  finish(
    db.schema
      .createTable('mailbox')
      .addColumn('id', types.whole, types.serial)
      .addColumn('message_id', types.text, (column) => column.notNull().unique())
      .addColumn('recipient', types.text, (column) => column.notNull())
      .addColumn('subject', types.text, (column) => column.notNull())
      .addColumn('text', types.text, (column) => column.notNull())
      .addColumn('html', types.text, (column) => column.notNull())
      .addColumn('headers', types.text, (column) => column.notNull())
      .addColumn('received_at', types.whole, (column) => column.notNull()),
    types,
  );

/** Index name → table and columns. Each serves a query that would otherwise read the whole table. */
const INDEXES: readonly [name: string, table: string, columns: string[]][] = [
  ['origins_by_origin', 'publication_origins', ['origin']],
  ['signups_by_subscription', 'signups', ['subscription_id']],
];

/** Mails that wait. Those that were sent stay in the table, but no longer in the index. */
function indexDue(db: Kysely<unknown>): Promise<void> {
  return db.schema
    .createIndex('outbox_due')
    .on('outbox')
    .column('next_attempt_at')
    .where(sql.ref('state'), '=', sql.lit('queued'))
    .execute();
}

/** The tables of the first whole path: from a publication's form to a confirmed subscriber. */
export async function firstPath(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  const tables = [publications, origins, users, subscriptions, signups, outbox, limits, mailbox];
  for (const build of tables) await build(db, types);
  for (const [name, table, columns] of INDEXES) {
    await db.schema.createIndex(name).on(table).columns(columns).execute();
  }
  await indexDue(db);
}
