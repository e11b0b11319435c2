/** The states of a comment between its author, its reviewers and its readers. (spec reader-flows §3) */
export const COMMENT_STATUSES = [
  'review_required',
  'edit_review_required',
  'published',
  'flagged',
  'deleted',
  'moderator_approved',
  'moderator_removed',
  'new_commenter_approval_required',
] as const;

/** The state of a comment. */
export type CommentStatus = (typeof COMMENT_STATUSES)[number];

/** Why a place in a thread shows no comment. (spec reader-flows §3) */
export const MISSING_COMMENT_REASONS = [
  'removed',
  'unavailable',
  'blocked-you',
  'you-blocked',
  'you-muted',
] as const;

/** Why a place in a thread shows no comment. */
export type MissingCommentReason = (typeof MISSING_COMMENT_REASONS)[number];

/** Why a viewer may not comment. (spec reader-flows §3) */
export const COMMENT_RESTRICTION_REASONS = [
  'comments_disabled',
  'free_subscription_required',
  'paid_subscription_required',
  'founding_subscription_required',
] as const;

/** Why a viewer may not comment. */
export type CommentRestrictionReason = (typeof COMMENT_RESTRICTION_REASONS)[number];
