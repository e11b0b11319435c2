import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

type Build = (db: Kysely<unknown>, types: ColumnTypes) => Promise<unknown>;

/** One column at a time: SQLite adds no two at once. */
const terms: Build = async (db, { whole, text }) => {
  const table = () => db.schema.alterTable('subscriptions');
  await table().addColumn('type', text).execute();
  await table()
    .addColumn('is_founding', whole, (column) => column.notNull().defaultTo(0))
    .execute();
  await table().addColumn('role', text).execute();
};

const roles: Build = async (db, { whole, text, keyedTableEnd }) => {
  await db.schema
    .createTable('publication_users')
    .addColumn('publication_id', whole, (column) =>
      column.notNull().references('publications.id').onDelete('cascade'),
    )
    .addColumn('user_id', whole, (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('role', text, (column) => column.notNull())
    .addColumn('created_at', whole, (column) => column.notNull())
    .addPrimaryKeyConstraint('publication_users_key', ['publication_id', 'user_id'])
    .modifyEnd(keyedTableEnd)
    .execute();
  await db.schema
    .createIndex('publication_users_by_user')
    .on('publication_users')
    .column('user_id')
    .execute();
  await db.schema
    .createIndex('publication_owner')
    .on('publication_users')
    .column('publication_id')
    .unique()
    .where(sql.ref('role'), '=', sql.lit('owner'))
    .execute();
};

/** Apart from `publications`, whose rows every call of a widget reads whole. */
const standings: Build = (db, { whole, text, tableEnd }) =>
  db.schema
    .createTable('publication_standings')
    .addColumn('publication_id', whole, (column) =>
      column.primaryKey().notNull().references('publications.id').onDelete('cascade'),
    )
    .addColumn('tier', whole, (column) => column.notNull())
    .addColumn('blocked_countries', text, (column) => column.notNull())
    .addColumn('updated_at', whole, (column) => column.notNull())
    .modifyEnd(tableEnd)
    .execute();

const profiles: Build = (db, { whole, text, tableEnd }) =>
  db.schema
    .createTable('user_profiles')
    .addColumn('user_id', whole, (column) =>
      column.primaryKey().notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('handle', text, (column) => column.unique())
    .addColumn('bio', text)
    .addColumn('photo_url', text)
    .addColumn('updated_at', whole, (column) => column.notNull())
    .modifyEnd(tableEnd)
    .execute();

const posts: Build = async (db, { whole, text, serial, tableEnd }) => {
  await db.schema
    .createTable('posts')
    .addColumn('id', whole, serial)
    .addColumn('publication_id', whole, (column) =>
      column.notNull().references('publications.id').onDelete('cascade'),
    )
    .addColumn('section_id', whole, (column) =>
      column.references('sections.id').onDelete('set null'),
    )
    .addColumn('uuid', text, (column) => column.notNull().unique())
    .addColumn('slug', text, (column) => column.notNull())
    .addColumn('title', text, (column) => column.notNull())
    .addColumn('subtitle', text)
    .addColumn('type', text, (column) => column.notNull())
    .addColumn('audience', text, (column) => column.notNull())
    .addColumn('write_comment_permissions', text, (column) => column.notNull())
    .addColumn('cover_image', text)
    .addColumn('url', text)
    .addColumn('preview', text, (column) => column.notNull())
    .addColumn('reading_minutes', whole, (column) => column.notNull())
    .addColumn('published_at', whole)
    .addColumn('created_at', whole, (column) => column.notNull())
    .addColumn('updated_at', whole, (column) => column.notNull())
    .addUniqueConstraint('posts_slug', ['publication_id', 'slug'])
    .modifyEnd(tableEnd)
    .execute();
  await db.schema
    .createIndex('posts_published')
    .on('posts')
    .columns(['publication_id', 'published_at'])
    .execute();
};

/** Apart from `posts`: what a post says is read only for those who may read it. */
const bodies: Build = (db, { whole, text, tableEnd }) =>
  db.schema
    .createTable('post_bodies')
    .addColumn('post_id', whole, (column) =>
      column.primaryKey().notNull().references('posts.id').onDelete('cascade'),
    )
    .addColumn('body', text, (column) => column.notNull())
    .modifyEnd(tableEnd)
    .execute();

const bylines: Build = (db, { whole, text, keyedTableEnd }) =>
  db.schema
    .createTable('post_bylines')
    .addColumn('post_id', whole, (column) =>
      column.notNull().references('posts.id').onDelete('cascade'),
    )
    .addColumn('position', whole, (column) => column.notNull())
    .addColumn('user_id', whole, (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('name', text)
    .addPrimaryKeyConstraint('post_bylines_key', ['post_id', 'position'])
    .modifyEnd(keyedTableEnd)
    .execute();

const seen: Build = (db, { whole, keyedTableEnd }) =>
  db.schema
    .createTable('posts_seen')
    .addColumn('user_id', whole, (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('post_id', whole, (column) =>
      column.notNull().references('posts.id').onDelete('cascade'),
    )
    .addColumn('seen_at', whole, (column) => column.notNull())
    .addPrimaryKeyConstraint('posts_seen_key', ['user_id', 'post_id'])
    .modifyEnd(keyedTableEnd)
    .execute();

/** Posts, who may read them, profiles, and what readers have seen. */
export async function addPosts(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  const builds = [terms, roles, standings, profiles, posts, bodies, bylines, seen];
  for (const build of builds) await build(db, types);
}
