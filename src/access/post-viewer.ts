import { canReadPost } from './can-read-post.ts';
import { isBylined } from './post-author.ts';
import type { ReadablePost } from './can-read-post.ts';
import type { BylinedPost } from './post-author.ts';
import type { Id } from './same-id.ts';
import type { ViewerLevel } from './viewer-level.ts';

/** Somebody who looks at a post. */
export interface PostViewer {
  /** Absent for nobody signed in. */
  user?: { id?: Id } | null | undefined;
  /** What they are to the post's publication; see `viewerLevel`. */
  level: ViewerLevel;
}

/**
 * Whether a viewer has full access to a post or is one of its authors. Throws as `canReadPost` does.
 *
 * @internal
 */
export function readsOrWrites(post: ReadablePost & BylinedPost, viewer: PostViewer): boolean {
  return canReadPost(post, viewer.level) || isBylined(post, viewer.user);
}
