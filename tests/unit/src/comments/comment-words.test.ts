import { expect, it } from 'vitest';
import {
  COMMENT_PERMISSIONS,
  parseCommentPermission,
} from '../../../../src/comments/comment-permissions.ts';
import {
  COMMENT_RESTRICTION_REASONS,
  COMMENT_STATUSES,
  MISSING_COMMENT_REASONS,
} from '../../../../src/comments/comment-status.ts';
import { REPLY_DISABLED_REASONS } from '../../../../src/comments/reply-refusal.ts';

it('has the words of the specification', () => {
  expect(COMMENT_PERMISSIONS).toEqual(['everyone', 'only_paid', 'none']);
  expect(COMMENT_STATUSES).toEqual([
    'review_required',
    'edit_review_required',
    'published',
    'flagged',
    'deleted',
    'moderator_approved',
    'moderator_removed',
    'new_commenter_approval_required',
  ]);
  expect(MISSING_COMMENT_REASONS).toEqual([
    'removed',
    'unavailable',
    'blocked-you',
    'you-blocked',
    'you-muted',
  ]);
  expect(COMMENT_RESTRICTION_REASONS).toEqual([
    'comments_disabled',
    'free_subscription_required',
    'paid_subscription_required',
    'founding_subscription_required',
  ]);
  expect(REPLY_DISABLED_REASONS).toEqual([
    'comments_disabled',
    'founding_subscription_required',
    'paid_subscription_required',
  ]);
});

it.each([
  ['everyone', 'everyone'],
  ['only_paid', 'only_paid'],
  ['none', 'none'],
  [undefined, 'everyone'],
  [null, 'everyone'],
  ['', 'none'],
  ['Everyone', 'none'],
  ['only_free', 'none'],
])('reads the comment permission %j as %s', (word, permission) => {
  expect(parseCommentPermission(word)).toBe(permission);
});
