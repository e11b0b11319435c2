import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { ColumnTypes, DatabaseKind } from './column-types.ts';

type Build = (db: Kysely<unknown>, types: ColumnTypes, kind: DatabaseKind) => Promise<unknown>;

const logins: Build = (db, { whole, text, keyedTableEnd }) =>
  db.schema
    .createTable('logins')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('user_id', whole, (column) => column.references('users.id'))
    .addColumn('publication_id', whole, (column) =>
      column.references('publications.id').onDelete('set null'),
    )
    .addColumn('form_nonce', text, (column) => column.notNull().unique())
    .addColumn('request_hash', text, (column) => column.notNull())
    .addColumn('redirect', text)
    .addColumn('language', text, (column) => column.notNull())
    .addColumn('code_tries', whole, (column) => column.notNull())
    .addColumn('mails', whole, (column) => column.notNull())
    .addColumn('last_mail_at', whole, (column) => column.notNull())
    .addColumn('created_at', whole, (column) => column.notNull())
    .addColumn('used_at', whole)
    .modifyEnd(keyedTableEnd)
    .execute();

/** Kept by the hash, which is what every request asks for. */
const sessions: Build = async (db, { whole, text, keyedTableEnd }) => {
  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', text, (column) => column.primaryKey().notNull())
    .addColumn('id', text, (column) => column.notNull())
    .addColumn('user_id', whole, (column) => column.notNull().references('users.id'))
    .addColumn('login_id', text, (column) => column.notNull())
    .addColumn('browser', text)
    .addColumn('system', text)
    .addColumn('created_at', whole, (column) => column.notNull())
    .addColumn('last_seen_at', whole, (column) => column.notNull())
    .addColumn('ended_at', whole)
    .modifyEnd(keyedTableEnd)
    .execute();
  await db.schema.createIndex('sessions_by_user').on('sessions').column('user_id').execute();
  await db.schema
    .createIndex('subscriptions_by_user')
    .on('subscriptions')
    .column('user_id')
    .execute();
};

/** What a mail belongs to, of which each mail now has one part or another. */
const CAUSES = ['signup_id', 'subscription_id', 'publication_id'] as const;

const widenOutbox: Build = async (db, { text }) => {
  for (const column of CAUSES) {
    await db.schema
      .alterTable('outbox')
      .alterColumn(column, (change) => change.dropNotNull())
      .execute();
  }
  await db.schema
    .alterTable('outbox')
    .addColumn('login_id', text, (column) => column.references('logins.id'))
    .execute();
};

const COLUMNS = [
  'id',
  'unique_key',
  'kind',
  ...CAUSES,
  'recipient',
  'state',
  'attempts',
  'next_attempt_at',
  'lease_owner',
  'last_error',
  'created_at',
  'sent_at',
] as const;

/** SQLite takes no NOT NULL away: the table is made anew and the mails are carried over. */
const rebuildOutbox: Build = async (db, { whole, text, serial, tableEnd }) => {
  await db.schema
    .createTable('outbox_wide')
    .addColumn('id', whole, serial)
    .addColumn('unique_key', text, (column) => column.notNull().unique())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('signup_id', text, (column) => column.references('signups.id'))
    .addColumn('subscription_id', text)
    .addColumn('publication_id', whole)
    .addColumn('recipient', text, (column) => column.notNull())
    .addColumn('state', text, (column) => column.notNull())
    .addColumn('attempts', whole, (column) => column.notNull())
    .addColumn('next_attempt_at', whole, (column) => column.notNull())
    .addColumn('lease_owner', text)
    .addColumn('last_error', text)
    .addColumn('created_at', whole, (column) => column.notNull())
    .addColumn('sent_at', whole)
    .addColumn('login_id', text, (column) => column.references('logins.id'))
    .modifyEnd(tableEnd)
    .execute();
  const columns = sql.join(COLUMNS.map((column) => sql.ref(column)));
  await sql`insert into outbox_wide (${columns}) select ${columns} from outbox`.execute(db);
  await db.schema.dropTable('outbox').execute();
  await db.schema.alterTable('outbox_wide').renameTo('outbox').execute();
  await db.schema
    .createIndex('outbox_due')
    .on('outbox')
    .column('next_attempt_at')
    .where(sql.ref('state'), '=', sql.lit('queued'))
    .execute();
};

/** Signing in: what was asked for, the sessions, and mails that belong to no sign-up. */
export async function signIn(
  db: Kysely<unknown>,
  types: ColumnTypes,
  kind: DatabaseKind,
): Promise<void> {
  const outbox = kind === 'sqlite' ? rebuildOutbox : widenOutbox;
  for (const build of [logins, sessions, outbox]) await build(db, types, kind);
}
