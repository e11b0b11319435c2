import { describe, expect, it } from 'vitest';
import { COMING_SOON_SLUG, canReplyToPost } from '../../../../src/comments/can-reply-to-post.ts';

const user = { has_publication: true, is_admin: false, is_contributor: false };
const post = { slug: 'first-post' };

describe('replying to a post from a publication of one’s own', () => {
  it('is for a signed-in user with a publication', () => {
    expect(canReplyToPost(user, post)).toBe(true);
    expect(canReplyToPost({ has_publication: true }, {})).toBe(true);
    expect(canReplyToPost({ ...user, is_admin: null, is_contributor: null }, { slug: null })).toBe(
      true,
    );
  });

  it.each([
    ['nobody signed in', null, post],
    ['nobody at all', undefined, post],
    ['a user without a publication', { ...user, has_publication: false }, post],
    ['a user of whom it is not known', {}, post],
    ['an admin', { ...user, is_admin: true }, post],
    ['a contributor', { ...user, is_contributor: true }, post],
    ['anybody, for the post that stands before the first', user, { slug: 'coming-soon' }],
  ])('is not for %s', (_, who, what) => {
    expect(canReplyToPost(who, what)).toBe(false);
  });

  it('is possible where a slug only begins so', () => {
    expect(COMING_SOON_SLUG).toBe('coming-soon');
    expect(canReplyToPost(user, { slug: 'coming-soon-2' })).toBe(true);
  });
});
