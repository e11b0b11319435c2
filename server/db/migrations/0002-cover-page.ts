import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

type Build = (db: Kysely<unknown>, types: ColumnTypes) => Promise<unknown>;

/** Off in every publication that is there: what a publisher did not ask for does not happen. */
const FLAGS = [
  'welcome_page_details',
  'popup_query_params',
  'popup_experiment',
  'popup_exit_intent',
] as const;

/** One column at a time: SQLite adds no two at once. */
const settings: Build = async (db, { whole, text, fraction }) => {
  const table = () => db.schema.alterTable('publications');
  await table().addColumn('cover_photo_ratio', fraction).execute();
  for (const flag of FLAGS) {
    await table()
      .addColumn(flag, whole, (column) => column.notNull().defaultTo(0))
      .execute();
  }
  await table().addColumn('popup_variant', text).execute();
  await table().addColumn('popup_delay', whole).execute();
  await table().addColumn('popup_scroll', whole).execute();
};

const sections: Build = (db, { whole, text, fraction, serial, tableEnd }) =>
  db.schema
    .createTable('sections')
    .addColumn('id', whole, serial)
    .addColumn('publication_id', whole, (column) =>
      column.notNull().references('publications.id').onDelete('cascade'),
    )
    .addColumn('slug', text, (column) => column.notNull())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('description', text)
    .addColumn('logo_url', text)
    .addColumn('cover_photo_url', text)
    .addColumn('cover_photo_ratio', fraction)
    .addColumn('hide_intro_title', whole)
    .addColumn('hide_intro_subtitle', whole)
    .addColumn('created_at', whole, (column) => column.notNull())
    .addColumn('updated_at', whole, (column) => column.notNull())
    .addUniqueConstraint('sections_slug', ['publication_id', 'slug'])
    .modifyEnd(tableEnd)
    .execute();

/** Apart from `publications`, whose rows every call of a widget reads whole. */
const covers: Build = (db, { whole, text, tableEnd }) =>
  db.schema
    .createTable('publication_covers')
    .addColumn('publication_id', whole, (column) =>
      column.primaryKey().notNull().references('publications.id').onDelete('cascade'),
    )
    .addColumn('content', text, (column) => column.notNull())
    .addColumn('updated_at', whole, (column) => column.notNull())
    .modifyEnd(tableEnd)
    .execute();

/** Counts subscribers without reading a row; who has not confirmed is not in it, so sign-ups do not write it. */
const confirmedIndex: Build = (db) =>
  db.schema
    .createIndex('subscriptions_confirmed')
    .on('subscriptions')
    .columns(['publication_id', 'expiry'])
    .where(sql.ref('state'), '=', sql.lit('confirmed'))
    .execute();

/** What a cover page shows beyond the publication's name and form, its sections, and the popup's options. */
export async function coverPage(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  for (const build of [settings, sections, covers, confirmedIndex]) await build(db, types);
}
