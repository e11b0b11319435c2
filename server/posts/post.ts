import type { Audience } from '../../src/access/audiences.ts';
import type { CommentPermission } from '../../src/comments/comment-permissions.ts';
import type { PostBody } from '../../src/posts/post-body.ts';
import type { PostType } from '../../src/posts/post-type.ts';

/** A post without what it says. Times are UTC milliseconds. */
export interface Post {
  id: number;
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
  /** What everybody may read of it. */
  preview: string;
  reading_minutes: number;
  /** In the future while it is scheduled; null for a draft. */
  published_at: number | null;
  created_at: number;
  updated_at: number;
}

/** An author that a post names. */
export interface PostByline {
  /** Null for a guest. */
  userId: number | null;
  /** Null for what the user's profile says. */
  name: string | null;
}

/** A post as its publisher wrote it, checked. */
export interface NewPost {
  publicationId: number;
  sectionId: number | null;
  uuid: string;
  slug: string;
  title: string;
  subtitle: string | null;
  type: PostType;
  audience: Audience;
  commentPermission: CommentPermission;
  coverImage: string | null;
  url: string | null;
  /** Null for a draft. */
  publishedAt: number | null;
  body: PostBody;
  bylines: PostByline[];
  now: number;
}
