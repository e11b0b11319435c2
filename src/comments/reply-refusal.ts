import { audienceOf } from '../access/audiences.ts';
import { canReadPost } from '../access/can-read-post.ts';
import { isBylined } from '../access/post-author.ts';
import { isAtLeast, isContributorLevel } from '../access/viewer-level.ts';
import { parseCommentPermission } from './comment-permissions.ts';
import type { Audience } from '../access/audiences.ts';
import type { ViewerLevel } from '../access/viewer-level.ts';
import type { CommentedPost, CommentViewer } from './can-see-comments.ts';
import type { CommentRestrictionReason } from './comment-status.ts';

/**
 * Reasons that a post's comment permission alone gives for a refused reply; a thread for free subscribers adds
 * `free_subscription_required`. (spec links-and-rules §8)
 */
export const REPLY_DISABLED_REASONS = [
  'comments_disabled',
  'founding_subscription_required',
  'paid_subscription_required',
] as const satisfies readonly CommentRestrictionReason[];

/** Whether a post's comments are locked: nobody but its authors and contributors may add one. (spec links-and-rules §4; readings.md) */
export function areCommentsLocked(post: Pick<CommentedPost, 'write_comment_permissions'>): boolean {
  return parseCommentPermission(post.write_comment_permissions) === 'none';
}

/** What somebody lacks who cannot see a thread; for a paying reader of a free one no subscription helps. */
function readRefusal(audience: Audience, level: ViewerLevel): CommentRestrictionReason {
  if (audience === 'founding') return 'founding_subscription_required';
  if (audience === 'only_paid') return 'paid_subscription_required';
  return level === 'anonymous' ? 'free_subscription_required' : 'comments_disabled';
}

function paidRefusal(audience: Audience, level: ViewerLevel): CommentRestrictionReason | null {
  if (isAtLeast(level, 'paid')) return null;
  return audience === 'only_free' ? 'comments_disabled' : 'paid_subscription_required';
}

/**
 * Why a viewer may not reply to a comment, or comment, on a post; null when they may. Its authors, and contributors and
 * admins, always may; `none` lets nobody else; `everyone` lets those who see the thread; `only_paid` those of them who pay,
 * which for a founding post is full access. Throws 'Post has no audience' and 'Unknown audience: {value}'.
 * (spec reader-flows §3; links-and-rules §4; links-and-rules §6; links-and-rules §8; readings.md)
 *
 * @decided A subscription is named as the reason only where having it lets the viewer at least see the thread and does not
 * take it away: a paying reader of a post for free subscribers, a free one there under `only_paid`, and the geoblocked get
 * `comments_disabled`. The rule asks for no sign-in; who replies must be known all the same, when they send.
 */
export function replyRefusal(
  post: CommentedPost,
  viewer: CommentViewer,
): CommentRestrictionReason | null {
  const { level, user, isGeoblocked } = viewer;
  const audience = audienceOf(post);
  if (isContributorLevel(level) || isBylined(post, user)) return null;
  if (areCommentsLocked(post) || isGeoblocked === true) return 'comments_disabled';
  if (!canReadPost(post, level)) return readRefusal(audience, level);
  const isForPaying = parseCommentPermission(post.write_comment_permissions) === 'only_paid';
  return isForPaying ? paidRefusal(audience, level) : null;
}

/** Whether a viewer may reply to the comments of a post; see `replyRefusal`. (spec links-and-rules §4) */
export function canReply(post: CommentedPost, viewer: CommentViewer): boolean {
  return replyRefusal(post, viewer) === null;
}

/** Whether a viewer may comment on a post: by the same permission as for replies; see `replyRefusal`. (spec links-and-rules §6) */
export function canComment(post: CommentedPost, viewer: CommentViewer): boolean {
  return replyRefusal(post, viewer) === null;
}
