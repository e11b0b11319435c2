import type { Generated } from 'kysely';
import type { Millis } from '../db/tables.ts';
import type { Post } from './post.ts';

/** A post without what it says. Unique: publication and slug. The preview is cut when the post is written. */
export interface PostTable extends Omit<Post, 'id'> {
  id: Generated<number>;
}

/** What posts say, apart from them: it is read only for those who may read it. Key: the post. */
export interface PostBodyTable {
  post_id: number;
  /** JSON (PostBody). */
  body: string;
}

/** The authors that a post names. Key: post and position. */
export interface PostBylineTable {
  post_id: number;
  position: number;
  /** Null for a guest, who has no account. */
  user_id: number | null;
  /** Null for what the user's profile says. */
  name: string | null;
}

/** When readers first saw posts. Key: both ids. */
export interface PostSeenTable {
  user_id: number;
  post_id: number;
  seen_at: Millis;
}

export interface PostTables {
  posts: PostTable;
  post_bodies: PostBodyTable;
  post_bylines: PostBylineTable;
  posts_seen: PostSeenTable;
}
