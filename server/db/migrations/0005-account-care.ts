import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

type Build = (db: Kysely<unknown>, types: ColumnTypes) => Promise<unknown>;

const addressChanges: Build = async (db, { whole, text, keyedTableEnd }) => {
  await db.schema
    .createTable('address_changes')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('user_id', whole, (column) => column.notNull().references('users.id'))
    .addColumn('old_key', text, (column) => column.notNull())
    .addColumn('new_email', text, (column) => column.notNull())
    .addColumn('new_key', text, (column) => column.notNull())
    .addColumn('old_agreed_at', whole)
    .addColumn('new_agreed_at', whole)
    .addColumn('created_at', whole, (column) => column.notNull())
    .addColumn('ended_at', whole)
    .addColumn('ending', text)
    .modifyEnd(keyedTableEnd)
    .execute();
  await db.schema
    .createIndex('address_changes_by_user')
    .on('address_changes')
    .column('user_id')
    .execute();
  await db.schema
    .createIndex('address_changes_waiting')
    .unique()
    .on('address_changes')
    .column('user_id')
    .where(sql.ref('ended_at'), 'is', null)
    .execute();
};

const refusedAddresses: Build = (db, { whole, text, keyedTableEnd }) =>
  db.schema
    .createTable('refused_addresses')
    .addColumn('publication_id', whole, (column) =>
      column.notNull().references('publications.id').onDelete('cascade'),
    )
    .addColumn('address_hash', text, (column) => column.notNull())
    .addColumn('created_at', whole, (column) => column.notNull())
    .addPrimaryKeyConstraint('refused_addresses_key', ['address_hash', 'publication_id'])
    .modifyEnd(keyedTableEnd)
    .execute();

/** How a reader wants the mails of a subscription, and that an account was deleted. */
const settings: Build = async (db, { whole, text }) => {
  await db.schema
    .alterTable('subscriptions')
    .addColumn('email_disabled', whole, (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('subscriptions').addColumn('email_settings', text).execute();
  await db.schema.alterTable('users').addColumn('deleted_at', whole).execute();
};

const outbox: Build = async (db, { whole, text }) => {
  await db.schema
    .alterTable('outbox')
    .addColumn('user_id', whole, (column) => column.references('users.id'))
    .execute();
  await db.schema
    .alterTable('outbox')
    .addColumn('change_id', text, (column) => column.references('address_changes.id'))
    .execute();
  for (const column of ['act', 'language']) {
    await db.schema.alterTable('outbox').addColumn(column, text).execute();
  }
};

/** What a deleted account's rows are found by. Of the outbox only the rows that have the column: a sign-up writes one more entry. */
const OUTBOX_OWNERS = ['signup_id', 'login_id', 'user_id', 'change_id'] as const;

const owners: Build = async (db) => {
  await db.schema.createIndex('logins_by_user').on('logins').column('user_id').execute();
  for (const column of OUTBOX_OWNERS) {
    await db.schema
      .createIndex(`outbox_by_${column}`)
      .on('outbox')
      .column(column)
      .where(sql.ref(column), 'is not', null)
      .execute();
  }
};

/** The account: mail settings, changes of address, notices, deletion. */
export async function accountCare(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  for (const build of [addressChanges, refusedAddresses, settings, outbox, owners]) {
    await build(db, types);
  }
}
