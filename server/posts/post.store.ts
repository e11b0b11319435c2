import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { PublishedByline } from '../../src/contracts/post.contract.ts';
import { LISTED_AUDIENCES } from '../../src/posts/listed-audiences.ts';
import { bodyText } from '../../src/posts/post-body.ts';
import { paidPreview } from '../../src/posts/preview.ts';
import { readingMinutes } from '../../src/text/reading-time.ts';
import { statement } from '../db/statement.ts';
import type { Database } from '../db/tables.ts';
import { keepBody } from './body.store.ts';
import type { NewPost, Post, PostByline } from './post.ts';

type Reader = Kysely<Database> | Transaction<Database>;

/** What a slug can be at all; anything else (visitors send NULs too) is not asked for. */
const SLUG = /^[\p{L}\p{N}\p{M}_-]{1,48}$/u;

const selectById = statement<{ id: number }, Post>((db, { id }) =>
  db.selectFrom('posts').selectAll().where('id', '=', id),
);

const selectBySlug = statement<{ publication: number; slug: string }, Post>(
  (db, { publication, slug }) =>
    db
      .selectFrom('posts')
      .selectAll()
      .where('publication_id', '=', publication)
      .where('slug', '=', slug),
);

/** A post of any publication; null for none. */
export async function findPost(db: Reader, id: number): Promise<Post | null> {
  const [row] = await selectById(db, { id });
  return row ?? null;
}

/** A post by its name in addresses; null for none. */
export async function findPostBySlug(
  db: Reader,
  publication: number,
  slug: string,
): Promise<Post | null> {
  const [row] = SLUG.test(slug) ? await selectBySlug(db, { publication, slug }) : [];
  return row ?? null;
}

/** All posts of a publication, drafts too, the newest first. */
export function listPosts(db: Reader, publication: number): Promise<Post[]> {
  return db
    .selectFrom('posts')
    .selectAll()
    .where('publication_id', '=', publication)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

const selectBylines = statement<{ post: number }, PublishedByline>((db, { post }) =>
  db
    .selectFrom('post_bylines')
    .leftJoin('user_profiles', 'user_profiles.user_id', 'post_bylines.user_id')
    .select([
      // Whoever has no profile is no id in the world outside.
      'user_profiles.user_id as id',
      'user_profiles.handle',
      ({ fn }) => fn.coalesce('post_bylines.name', 'user_profiles.name').as('name'),
    ])
    .where('post_bylines.post_id', '=', post)
    .orderBy('post_bylines.position'),
);

/** The authors that a post names, as everybody may know them. */
export async function findBylines(db: Reader, post: number): Promise<PublishedByline[]> {
  const rows = await selectBylines(db, { post });
  return rows.map(({ id, name, handle }) => ({ id, name, handle }));
}

async function addBylines(trx: Transaction<Database>, post: number, bylines: PostByline[]) {
  const rows = bylines.map(({ userId, name }, position) => ({
    post_id: post,
    position,
    user_id: userId,
    name,
  }));
  if (rows.length > 0) await trx.insertInto('post_bylines').values(rows).execute();
}

/** Adds a post with what it says. A taken slug fails by its unique key. */
export async function insertPost(trx: Transaction<Database>, post: NewPost): Promise<Post> {
  const text = bodyText(post.body);
  const row = await trx
    .insertInto('posts')
    .values({
      publication_id: post.publicationId,
      section_id: post.sectionId,
      uuid: post.uuid,
      slug: post.slug,
      title: post.title,
      subtitle: post.subtitle,
      type: post.type,
      audience: post.audience,
      write_comment_permissions: post.commentPermission,
      cover_image: post.coverImage,
      url: post.url,
      preview: paidPreview(text),
      reading_minutes: readingMinutes(text),
      published_at: post.publishedAt,
      created_at: post.now,
      updated_at: post.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await keepBody(trx, row.id, post.body);
  await addBylines(trx, row.id, post.bylines);
  return row;
}

/** Takes a post away with all that hangs on it; its id, or null when there is none. */
export async function deletePost(
  trx: Transaction<Database>,
  publication: number,
  slug: string,
): Promise<number | null> {
  const row = await trx
    .deleteFrom('posts')
    .where('publication_id', '=', publication)
    .where('slug', '=', slug)
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Types that are articles of their own: a page or a thread is no news. */
const ARTICLE_TYPES = ['newsletter', 'podcast', 'video'] as const;

/** A post as lists name it. */
export type ListedPost = Pick<Post, 'slug' | 'title' | 'subtitle' | 'url'>;

interface ListQuestion {
  publication: number;
  now: number;
}

/**
 * The posts of a publication that public lists may name, for a query to go on with: never those for free subscribers
 * alone, never one that is not out.
 */
export function listablePosts(db: Reader, { publication, now }: ListQuestion) {
  const audiences = LISTED_AUDIENCES.map((audience) => sql.lit(audience));
  const types = ARTICLE_TYPES.map((type) => sql.lit(type));
  return db
    .selectFrom('posts')
    .where('publication_id', '=', publication)
    .where('published_at', '<=', now)
    .where('audience', 'in', audiences)
    .where('type', 'in', types);
}

const selectNewest = statement<ListQuestion & { limit: number }, ListedPost>((db, values) =>
  listablePosts(db, values)
    .select(['slug', 'title', 'subtitle', 'url'])
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(values.limit),
);

/** The newest of them. */
export function newestPosts(
  db: Reader,
  question: ListQuestion & { limit: number },
): Promise<ListedPost[]> {
  return selectNewest(db, question);
}
