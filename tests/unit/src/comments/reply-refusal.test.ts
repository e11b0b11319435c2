import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AUDIENCES } from '../../../../src/access/audiences.ts';
import { VIEWER_LEVELS } from '../../../../src/access/viewer-level.ts';
import { COMMENT_PERMISSIONS } from '../../../../src/comments/comment-permissions.ts';
import {
  areCommentsLocked,
  canComment,
  canReply,
  replyRefusal,
} from '../../../../src/comments/reply-refusal.ts';
import type { Audience } from '../../../../src/access/audiences.ts';
import type { ViewerLevel } from '../../../../src/access/viewer-level.ts';
import type { CommentPermission } from '../../../../src/comments/comment-permissions.ts';
import type { CommentRestrictionReason } from '../../../../src/comments/comment-status.ts';

const ok = null;
const off = 'comments_disabled';
const free = 'free_subscription_required';
const paid = 'paid_subscription_required';
const founding = 'founding_subscription_required';

type Answer = CommentRestrictionReason | null;
/** The answers at anonymous, free, paid and founding, written out. */
const ANSWERS: [Audience, CommentPermission, [Answer, Answer, Answer, Answer]][] = [
  ['everyone', 'everyone', [ok, ok, ok, ok]],
  ['everyone', 'only_paid', [paid, paid, ok, ok]],
  ['everyone', 'none', [off, off, off, off]],
  ['only_free', 'everyone', [free, ok, off, off]],
  ['only_free', 'only_paid', [free, off, off, off]],
  ['only_free', 'none', [off, off, off, off]],
  ['only_paid', 'everyone', [paid, paid, ok, ok]],
  ['only_paid', 'only_paid', [paid, paid, ok, ok]],
  ['only_paid', 'none', [off, off, off, off]],
  ['founding', 'everyone', [founding, founding, founding, ok]],
  ['founding', 'only_paid', [founding, founding, founding, ok]],
  ['founding', 'none', [off, off, off, off]],
];

const publishedBylines = [{ id: 1 }];
const rows = ANSWERS.flatMap(([audience, permission, answers]) =>
  answers.map((answer, height) => ({
    post: { audience, write_comment_permissions: permission, publishedBylines },
    audience,
    permission,
    level: VIEWER_LEVELS[height] ?? 'admin',
    answer,
  })),
);

describe('replying and commenting', () => {
  it.each(rows)('for $audience under $permission at $level: $answer', ({ post, level, answer }) => {
    const viewer = { level, user: { id: 2 } };
    expect(replyRefusal(post, viewer)).toBe(answer);
    expect(canReply(post, viewer)).toBe(answer === null);
    expect(canComment(post, viewer)).toBe(answer === null);
  });

  it.each(rows)('for $audience under $permission at $level is refused where geoblocked', (row) => {
    const viewer = { level: row.level, user: { id: 2 }, isGeoblocked: true };
    expect(replyRefusal(row.post, viewer)).toBe('comments_disabled');
  });

  it.each(rows)('for $audience under $permission at $level is always for authors', (row) => {
    const viewer = { level: row.level, user: { id: 1 }, isGeoblocked: true };
    expect(replyRefusal(row.post, viewer)).toBeNull();
    expect(canReply(row.post, viewer)).toBe(true);
    expect(canComment(row.post, viewer)).toBe(true);
  });

  it.each(rows)('for $audience under $permission is always for contributors and admins', (row) => {
    expect(replyRefusal(row.post, { level: 'contributor', isGeoblocked: true })).toBeNull();
    expect(replyRefusal(row.post, { level: 'admin', user: { id: 2 } })).toBeNull();
  });

  it('asks nobody in particular for a level only', () => {
    const post = { audience: 'everyone' };
    expect(replyRefusal(post, { level: 'anonymous' })).toBeNull();
    expect(replyRefusal(post, { level: 'anonymous', user: null, isGeoblocked: false })).toBeNull();
  });

  it('is disabled under a permission that is not known', () => {
    const post = { audience: 'everyone', write_comment_permissions: 'friends' };
    expect(replyRefusal(post, { level: 'founding' })).toBe('comments_disabled');
  });

  it('is an error without an audience, for contributors and in locked threads too', () => {
    const post = { write_comment_permissions: 'none', publishedBylines };
    const viewer = { level: 'admin', user: { id: 1 } } as const;
    expect(() => replyRefusal(post, viewer)).toThrow('Post has no audience');
    expect(() => canReply({ ...post, audience: 'all' }, viewer)).toThrow('Unknown audience: all');
  });
});

const LEVEL_NAMED: Record<CommentRestrictionReason, ViewerLevel | null> = {
  comments_disabled: null,
  free_subscription_required: 'free',
  paid_subscription_required: 'paid',
  founding_subscription_required: 'founding',
};

describe('a subscription that a refusal names', () => {
  const cases = fc.record({
    audience: fc.constantFrom(...AUDIENCES),
    write_comment_permissions: fc.constantFrom(...COMMENT_PERMISSIONS, 'odd', null),
    level: fc.constantFrom(...VIEWER_LEVELS),
  });

  it('is enough, but for paying readers of a post for free ones', () => {
    fc.assert(
      fc.property(cases, ({ level, ...post }) => {
        fc.pre(post.audience !== 'only_free' || post.write_comment_permissions !== 'only_paid');
        const reason = replyRefusal(post, { level });
        const named = reason && LEVEL_NAMED[reason];
        if (named) expect(replyRefusal(post, { level: named })).toBeNull();
      }),
    );
  });

  it('is one that the viewer does not have', () => {
    fc.assert(
      fc.property(cases, ({ level, ...post }) => {
        const reason = replyRefusal(post, { level });
        expect(reason && LEVEL_NAMED[reason]).not.toBe(level);
      }),
    );
  });
});

it.each([
  ['none', true],
  ['odd', true],
  ['everyone', false],
  ['only_paid', false],
  [null, false],
  [undefined, false],
])('counts comments under the permission %j as locked: %s', (permission, locked) => {
  expect(areCommentsLocked({ write_comment_permissions: permission })).toBe(locked);
});
