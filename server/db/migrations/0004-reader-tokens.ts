import type { Kysely } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

type Build = (db: Kysely<unknown>, types: ColumnTypes) => Promise<unknown>;

const handBacks: Build = (db, { whole, text, keyedTableEnd }) =>
  db.schema
    .createTable('hand_backs')
    .addColumn('code_hash', text, (column) => column.primaryKey().notNull())
    .addColumn('publication_id', whole, (column) =>
      column.notNull().references('publications.id').onDelete('cascade'),
    )
    .addColumn('origin', text, (column) => column.notNull())
    .addColumn('user_id', whole, (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('session_id', text)
    .addColumn('created_at', whole, (column) => column.notNull())
    .addColumn('used_at', whole)
    .addColumn('proof_hash', text)
    .addColumn('site_id', text)
    .modifyEnd(keyedTableEnd)
    .execute();

const readerSites: Build = async (db, { whole, text, keyedTableEnd }) => {
  await db.schema
    .createTable('reader_sites')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('user_id', whole, (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('publication_id', whole, (column) =>
      column.notNull().references('publications.id').onDelete('cascade'),
    )
    .addColumn('origin', text, (column) => column.notNull())
    .addColumn('session_id', text)
    .addColumn('browser', text)
    .addColumn('system', text)
    .addColumn('created_at', whole, (column) => column.notNull())
    .addColumn('last_seen_at', whole, (column) => column.notNull())
    .addColumn('ended_at', whole)
    .modifyEnd(keyedTableEnd)
    .execute();
  await db.schema
    .createIndex('reader_sites_by_user')
    .on('reader_sites')
    .column('user_id')
    .execute();
};

/** Kept by the hash, which is what every request asks for. */
const readerTokens: Build = async (db, { whole, text, keyedTableEnd }) => {
  await db.schema
    .createTable('reader_tokens')
    .addColumn('token_hash', text, (column) => column.primaryKey().notNull())
    .addColumn('site_id', text, (column) =>
      column.notNull().references('reader_sites.id').onDelete('cascade'),
    )
    .addColumn('issued_at', whole, (column) => column.notNull())
    .addColumn('successor_salt', text)
    .addColumn('predecessor_hash', text)
    .addColumn('retired_at', whole)
    .modifyEnd(keyedTableEnd)
    .execute();
  await db.schema
    .createIndex('reader_tokens_by_site')
    .on('reader_tokens')
    .column('site_id')
    .execute();
};

/** What makes a reader known on publishers' pages: codes that lead back, sites, and their tokens. */
export async function readerTokensUp(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  for (const build of [handBacks, readerSites, readerTokens]) await build(db, types);
}
