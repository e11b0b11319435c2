import { describe, expect, it } from 'vitest';
import { AUDIENCES } from '../../../../src/access/audiences.ts';
import { canReadPost } from '../../../../src/access/can-read-post.ts';
import { VIEWER_LEVELS } from '../../../../src/access/viewer-level.ts';
import { canSeeComments } from '../../../../src/comments/can-see-comments.ts';
import { receivesCommenterEmails } from '../../../../src/comments/commenter-emails.ts';

const publishedBylines = [{ id: 1 }];
const pairs = AUDIENCES.flatMap((audience) => VIEWER_LEVELS.map((level) => ({ audience, level })));

describe('the comments of a post', () => {
  it.each(pairs)(
    'for $audience are seen at level $level by who reads it',
    ({ audience, level }) => {
      const post = { audience, publishedBylines };
      const reads = canReadPost({ audience }, level);
      expect(canSeeComments(post, { level })).toBe(reads);
      expect(canSeeComments(post, { level, user: { id: 2 }, isGeoblocked: false })).toBe(reads);
    },
  );

  it.each(pairs)('for $audience are seen at level $level by its authors', ({ audience, level }) => {
    expect(canSeeComments({ audience, publishedBylines }, { level, user: { id: 1 } })).toBe(true);
  });

  it.each(pairs)('for $audience are seen by nobody where geoblocked, $level', (each) => {
    const post = { audience: each.audience, publishedBylines };
    const viewer = { level: each.level, user: { id: 1 }, isGeoblocked: true };
    expect(canSeeComments(post, viewer)).toBe(false);
    expect(canSeeComments(post, { ...viewer, user: null })).toBe(false);
  });

  it('stay to be seen when they are locked', () => {
    const post = { audience: 'everyone', write_comment_permissions: 'none' };
    expect(canSeeComments(post, { level: 'anonymous' })).toBe(true);
  });

  it('are an error without an audience, geoblocked or author', () => {
    const viewer = { level: 'admin', user: { id: 1 }, isGeoblocked: true } as const;
    expect(() => canSeeComments({ publishedBylines }, viewer)).toThrow('Post has no audience');
    expect(() => canSeeComments({ audience: 'all' }, viewer)).toThrow('Unknown audience: all');
  });
});

it.each([
  ['anonymous', false],
  ['free', false],
  ['paid', false],
  ['founding', false],
  ['contributor', true],
  ['admin', true],
] as const)("shows commenters' e-mails at level %s: %s", (level, receives) => {
  expect(receivesCommenterEmails(level)).toBe(receives);
});
