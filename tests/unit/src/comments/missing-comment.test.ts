import { describe, expect, it } from 'vitest';
import { VIEWER_LEVELS, isContributorLevel } from '../../../../src/access/viewer-level.ts';
import { COMMENT_STATUSES } from '../../../../src/comments/comment-status.ts';
import {
  canSeeComment,
  commentVisibility,
  missingCommentReason,
} from '../../../../src/comments/missing-comment.ts';
import type {
  CommentVisibility,
  ViewerRelation,
} from '../../../../src/comments/missing-comment.ts';
import type {
  CommentStatus,
  MissingCommentReason,
} from '../../../../src/comments/comment-status.ts';

type Answer = MissingCommentReason | null;
/** What a reader, the author and a reviewer see in the place of a comment, written out. */
const TABLE: [CommentStatus, CommentVisibility, Answer, Answer, Answer][] = [
  ['published', 'thread', null, null, null],
  ['moderator_approved', 'thread', null, null, null],
  ['flagged', 'thread', null, null, null],
  ['review_required', 'author', 'unavailable', null, null],
  ['edit_review_required', 'author', 'unavailable', null, null],
  ['new_commenter_approval_required', 'author', 'unavailable', null, null],
  ['moderator_removed', 'reviewers', 'removed', 'removed', null],
  ['deleted', 'nobody', 'removed', 'removed', 'removed'],
];

const levels = VIEWER_LEVELS.filter((level) => !isContributorLevel(level));
const AUTHOR = 1;

it('decides for every status', () => {
  expect(TABLE.map(([status]) => status).sort()).toEqual([...COMMENT_STATUSES].sort());
});

describe('a comment', () => {
  it.each(TABLE)('that is %s is for: %s', (status, visibility) => {
    expect(commentVisibility(status)).toBe(visibility);
  });

  it.each([
    [undefined, 'thread'],
    [null, 'thread'],
    ['', 'author'],
    ['hidden', 'author'],
    ['toString', 'author'],
  ])('with the status %j is for: %s', (status, visibility) => {
    expect(commentVisibility(status)).toBe(visibility);
  });

  it.each(TABLE)('that is %s (%s) reads to readers as %s', (status, _, reason) => {
    for (const level of levels) {
      const comment = { user_id: AUTHOR, status };
      expect(missingCommentReason(comment, { level, user: { id: 2 } })).toBe(reason);
      expect(missingCommentReason(comment, { level })).toBe(reason);
      expect(canSeeComment(comment, { level })).toBe(reason === null);
    }
  });

  it.each(TABLE)('that is %s (%s, %s) reads to its author as %s', (status, _, _reader, reason) => {
    for (const level of levels) {
      const viewer = { level, user: { id: AUTHOR } };
      expect(missingCommentReason({ user_id: AUTHOR, status }, viewer)).toBe(reason);
    }
  });

  it.each(TABLE)(
    'that is %s (%s, %s, %s) reads to reviewers as %s, whomever they block',
    (status, _, _reader, _author, reason) => {
      const relation = { hasBlockedViewer: true, isBlockedByViewer: true, isMutedByViewer: true };
      for (const level of ['contributor', 'admin'] as const) {
        const comment = { user_id: AUTHOR, status };
        expect(missingCommentReason(comment, { level, user: { id: 2 } }, relation)).toBe(reason);
        expect(canSeeComment(comment, { level }, relation)).toBe(reason === null);
      }
    },
  );

  it.each([null, undefined])('that is %s is unavailable, to reviewers too', (comment) => {
    expect(missingCommentReason(comment, { level: 'anonymous' })).toBe('unavailable');
    expect(missingCommentReason(comment, { level: 'admin' })).toBe('unavailable');
  });

  it('of nobody known is not the own one of nobody in particular', () => {
    const comment = { status: 'review_required' };
    expect(missingCommentReason(comment, { level: 'free', user: {} })).toBe('unavailable');
    expect(missingCommentReason(comment, { level: 'free' })).toBe('unavailable');
  });
});

describe('between a comment’s author and a viewer', () => {
  const cases: [ViewerRelation, Answer][] = [
    [{}, null],
    [{ hasBlockedViewer: false, isBlockedByViewer: false, isMutedByViewer: false }, null],
    [{ hasBlockedViewer: true }, 'blocked-you'],
    [{ isBlockedByViewer: true }, 'you-blocked'],
    [{ isMutedByViewer: true }, 'you-muted'],
    [{ hasBlockedViewer: true, isBlockedByViewer: true, isMutedByViewer: true }, 'blocked-you'],
    [{ isBlockedByViewer: true, isMutedByViewer: true }, 'you-blocked'],
  ];

  it.each(cases)('stands %j: %s', (relation, reason) => {
    const viewer = { level: 'paid', user: { id: 2 } } as const;
    const comment = { user_id: AUTHOR, status: 'published' };
    expect(missingCommentReason(comment, viewer, relation)).toBe(reason);
    expect(canSeeComment(comment, viewer, relation)).toBe(reason === null);
  });

  it.each(cases)('stands %j, which says nothing of what waits or is gone', (relation) => {
    const viewer = { level: 'paid', user: { id: 2 } } as const;
    const waiting = { user_id: AUTHOR, status: 'review_required' };
    const gone = { user_id: AUTHOR, status: 'deleted' };
    expect(missingCommentReason(waiting, viewer, relation)).toBe('unavailable');
    expect(missingCommentReason(gone, viewer, relation)).toBe('removed');
  });

  it.each(cases)('stands %j, which hides nobody’s own comment', (relation) => {
    const viewer = { level: 'paid', user: { id: AUTHOR } } as const;
    expect(missingCommentReason({ user_id: AUTHOR }, viewer, relation)).toBeNull();
  });
});
