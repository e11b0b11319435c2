import type { Kysely } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

type Build = (db: Kysely<unknown>, types: ColumnTypes) => Promise<unknown>;

const passwords: Build = (db, { whole, text, tableEnd }) =>
  db.schema
    .createTable('passwords')
    .addColumn('user_id', whole, (column) => column.primaryKey().notNull().references('users.id'))
    .addColumn('hash', text, (column) => column.notNull())
    .addColumn('changed_at', whole, (column) => column.notNull())
    .modifyEnd(tableEnd)
    .execute();

const passkeys: Build = async (db, { whole, text, keyedTableEnd }) => {
  await db.schema
    .createTable('passkeys')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('credential_id', text, (column) => column.notNull().unique())
    .addColumn('user_id', whole, (column) => column.notNull().references('users.id'))
    .addColumn('user_handle', text, (column) => column.notNull())
    .addColumn('public_key', text, (column) => column.notNull())
    .addColumn('counter', whole, (column) => column.notNull())
    .addColumn('transports', text, (column) => column.notNull())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('created_at', whole, (column) => column.notNull())
    .addColumn('last_used_at', whole)
    .modifyEnd(keyedTableEnd)
    .execute();
  await db.schema.createIndex('passkeys_by_user').on('passkeys').column('user_id').execute();
};

const identities: Build = async (db, { whole, text, keyedTableEnd }) => {
  await db.schema
    .createTable('identities')
    .addColumn('issuer', text, (column) => column.notNull())
    .addColumn('subject', text, (column) => column.notNull())
    .addColumn('user_id', whole, (column) => column.notNull().references('users.id'))
    .addColumn('created_at', whole, (column) => column.notNull())
    .addColumn('last_used_at', whole, (column) => column.notNull())
    .addPrimaryKeyConstraint('identities_key', ['issuer', 'subject'])
    .modifyEnd(keyedTableEnd)
    .execute();
  await db.schema.createIndex('identities_by_user').on('identities').column('user_id').execute();
};

const usedNonces: Build = (db, { whole, text, keyedTableEnd }) =>
  db.schema
    .createTable('used_nonces')
    .addColumn('nonce', text, (column) => column.primaryKey().notNull())
    .addColumn('used_at', whole, (column) => column.notNull())
    .modifyEnd(keyedTableEnd)
    .execute();

/** Other ways to sign in than a mail: passwords, passkeys, identities elsewhere. */
export async function credentials(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  for (const build of [passwords, passkeys, identities, usedNonces]) await build(db, types);
}
