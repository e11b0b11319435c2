import { readsOrWrites } from './post-viewer.ts';
import type { ReadablePost } from './can-read-post.ts';
import type { BylinedPost } from './post-author.ts';
import type { PostViewer } from './post-viewer.ts';

/**
 * Whether a viewer reads the transcript of a post: its authors, and those who read the post whole. Throws 'Post has no
 * audience' and 'Unknown audience: {value}'. (spec links-and-rules §6; readings.md)
 */
export function canReadTranscript(post: ReadablePost & BylinedPost, viewer: PostViewer): boolean {
  return readsOrWrites(post, viewer);
}
