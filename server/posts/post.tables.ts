import type { Generated } from 'kysely';
import type { Audience } from '../../src/access/audiences.ts';
import type { CommentPermission } from '../../src/comments/comment-permissions.ts';
import type { PostType } from '../../src/posts/post-type.ts';
import type { Millis } from '../db/tables.ts';

/** A post without what it says. Unique: publication and slug. */
export interface PostTable {
  id: Generated<number>;
  publication_id: number;
  section_id: number | null;
  uuid: string;
  slug: string;
  title: string;
  subtitle: string | null;
  type: PostType;
  audience: Audience;
  write_comment_permissions: CommentPermission;
  cover_image: string | null;
  /** The publisher's own page of it; null for the platform's. */
  url: string | null;
  /** What everybody may read of it; cut when it was written. */
  preview: string;
  reading_minutes: number;
  /** In the future while it is scheduled; null for a draft. */
  published_at: Millis | null;
  created_at: Millis;
  updated_at: Millis;
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
