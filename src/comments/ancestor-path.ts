import type { Id } from '../access/same-id.ts';

/** What tells the place of a comment or note in its thread (spec links-and-rules §3). */
export interface PlacedComment {
  id: number;
  /** Ids of the comments above it, from the root on, with dots between; absent or empty for a root. */
  ancestor_path?: string | null | undefined;
}

/** Digits of an id that a number holds exactly. */
const ID = /^[1-9]\d{0,14}$/u;

/**
 * Ids of the comments above one, from the root on; none for a root. (spec links-and-rules §3)
 *
 * @decided Parts of the path that are no ids are left out.
 */
export function ancestorIds(comment: Pick<PlacedComment, 'ancestor_path'>): number[] {
  const parts = comment.ancestor_path?.split('.') ?? [];
  return parts.filter((part) => ID.test(part)).map(Number);
}

/** Id of the comment or note that began the thread; a root's own. (spec links-and-rules §3; links-and-rules §6) */
export function rootCommentId(comment: PlacedComment): number {
  return ancestorIds(comment)[0] ?? comment.id;
}

/** Id of the comment that one replies to; null for a root. (spec links-and-rules §3) */
export function parentCommentId(comment: PlacedComment): number | null {
  return ancestorIds(comment).at(-1) ?? null;
}

/** The `ancestor_path` of the replies to a comment. (spec links-and-rules §3) */
export function pathOfReplies(comment: PlacedComment): string {
  return comment.ancestor_path ? `${comment.ancestor_path}.${comment.id}` : `${comment.id}`;
}

/**
 * Whether a comment is a note, which stands by itself. (spec links-and-rules §3; links-and-rules §6)
 *
 * @decided The spec shows no values of `type`: a note is what belongs to no post.
 */
export function isNote(comment: { post_id?: Id }): boolean {
  return (comment.post_id ?? null) === null;
}
