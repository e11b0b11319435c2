import { readsOrWrites } from '../access/post-viewer.ts';
import type { ReadablePost } from '../access/can-read-post.ts';
import type { PostViewer } from '../access/post-viewer.ts';
import type { BylinedPost } from '../access/post-author.ts';

/** A post as far as its comments go. */
export interface CommentedPost extends ReadablePost, BylinedPost {
  write_comment_permissions?: string | null | undefined;
}

/** Somebody who looks at the comments of a post. */
export interface CommentViewer extends PostViewer {
  /** Whether the publication is blocked where they are; see `isGeoblocked`. */
  isGeoblocked?: boolean | undefined;
}

/**
 * Whether a viewer sees a post's comments: not where they are geoblocked; else its authors, and those who read the post
 * whole. Throws 'Post has no audience' and 'Unknown audience: {value}'. (spec links-and-rules §6; readings.md)
 *
 * @decided Comments that are locked stay to be seen. Being geoblocked binds authors and contributors too.
 */
export function canSeeComments(post: CommentedPost, viewer: CommentViewer): boolean {
  return readsOrWrites(post, viewer) && viewer.isGeoblocked !== true;
}
