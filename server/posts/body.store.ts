import type { Kysely, Transaction } from 'kysely';
import type { PostBody } from '../../src/posts/post-body.ts';
import type { ReadGrant } from '../access/read-grant.ts';
import { statement } from '../db/statement.ts';
import type { Database } from '../db/tables.ts';

/** Keeps what a new post says. */
export async function keepBody(
  trx: Transaction<Database>,
  post: number,
  body: PostBody,
): Promise<void> {
  const values = { post_id: post, body: JSON.stringify(body) };
  await trx.insertInto('post_bodies').values(values).execute();
}

const selectBody = statement<{ post: number }, { body: string }>((db, { post }) =>
  db.selectFrom('post_bodies').select('body').where('post_id', '=', post),
);

/** What a post says, for whom the rules gave leave; null where it was taken away meanwhile. */
export async function readBody(db: Kysely<Database>, grant: ReadGrant): Promise<PostBody | null> {
  const [row] = await selectBody(db, { post: grant.postId });
  return row ? (JSON.parse(row.body) as PostBody) : null;
}
