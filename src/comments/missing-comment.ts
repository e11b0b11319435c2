import { isSameId } from '../access/same-id.ts';
import { isContributorLevel } from '../access/viewer-level.ts';
import { COMMENT_STATUSES } from './comment-status.ts';
import type { PostViewer } from '../access/post-viewer.ts';
import type { Id } from '../access/same-id.ts';
import type { CommentStatus, MissingCommentReason } from './comment-status.ts';

/** Who sees a comment: everybody who sees the thread; its author and the reviewers; the reviewers; nobody. */
export type CommentVisibility = 'thread' | 'author' | 'reviewers' | 'nobody';

/**
 * Who sees a comment in each state. Reviewers are the contributors and admins of the publication. (spec reader-flows §3)
 *
 * @decided The spec does not say. A flag is a report that nobody has judged yet, so it hides nothing; what waits for a
 * reviewer, an edit too, is seen by those who can act on it and by its author, who would else write it again; what a
 * reviewer removed they still see, so that it can be restored; what its author deleted is gone.
 */
export const COMMENT_VISIBILITY = {
  published: 'thread',
  moderator_approved: 'thread',
  flagged: 'thread',
  review_required: 'author',
  edit_review_required: 'author',
  new_commenter_approval_required: 'author',
  moderator_removed: 'reviewers',
  deleted: 'nobody',
} as const satisfies Record<CommentStatus, CommentVisibility>;

/**
 * Who sees a comment with a word for a state. (spec reader-flows §3)
 *
 * @decided An absent word means `published`, as an answer carries only what is to be shown; an unknown one waits for a
 * reviewer.
 */
export function commentVisibility(status: string | null | undefined): CommentVisibility {
  const found = COMMENT_STATUSES.find((each) => each === (status ?? 'published'));
  return COMMENT_VISIBILITY[found ?? 'review_required'];
}

/** A comment as far as its being seen goes. */
export interface SeenComment {
  user_id?: Id;
  status?: string | null | undefined;
}

/** What stands between a comment's author and a viewer. */
export interface ViewerRelation {
  hasBlockedViewer?: boolean | undefined;
  isBlockedByViewer?: boolean | undefined;
  isMutedByViewer?: boolean | undefined;
}

const isRemoved = (visibility: CommentVisibility) =>
  visibility === 'reviewers' || visibility === 'nobody';

function relationReason(relation: ViewerRelation): MissingCommentReason | null {
  if (relation.hasBlockedViewer === true) return 'blocked-you';
  if (relation.isBlockedByViewer === true) return 'you-blocked';
  return relation.isMutedByViewer === true ? 'you-muted' : null;
}

/**
 * Why a viewer who sees the thread sees no comment in its place; null when they see it. (spec reader-flows §3; issue)
 *
 * @decided The spec lists the reasons only. `removed`: deleted or removed by a reviewer; `unavailable`: not there, or waiting
 * for a reviewer; then blocks, the author's first, and mutes. Authors see their own until it is removed; reviewers see
 * all that is not deleted, whomever they block, as they answer for it.
 */
export function missingCommentReason(
  comment: SeenComment | null | undefined,
  viewer: PostViewer,
  relation: ViewerRelation = {},
): MissingCommentReason | null {
  if (!comment) return 'unavailable';
  const visibility = commentVisibility(comment.status);
  if (isContributorLevel(viewer.level)) return visibility === 'nobody' ? 'removed' : null;
  if (isRemoved(visibility)) return 'removed';
  if (isSameId(comment.user_id, viewer.user?.id)) return null;
  return visibility === 'author' ? 'unavailable' : relationReason(relation);
}

/** Whether a viewer who sees the thread sees a comment in it; see `missingCommentReason`. (spec reader-flows §3) */
export function canSeeComment(
  comment: SeenComment,
  viewer: PostViewer,
  relation: ViewerRelation = {},
): boolean {
  return missingCommentReason(comment, viewer, relation) === null;
}
