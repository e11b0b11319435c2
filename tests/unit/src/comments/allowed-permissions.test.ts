import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AUDIENCES } from '../../../../src/access/audiences.ts';
import {
  allowedCommentPermissions,
  defaultCommentPermission,
} from '../../../../src/comments/allowed-permissions.ts';
import { COMMENT_PERMISSIONS } from '../../../../src/comments/comment-permissions.ts';
import { POST_TYPES } from '../../../../src/posts/post-type.ts';

const OTHER_TYPES = POST_TYPES.filter((type) => type !== 'thread');
const others = OTHER_TYPES.flatMap((type) => AUDIENCES.map((audience) => ({ type, audience })));

describe('the comment permissions that a post may have', () => {
  it.each([...AUDIENCES, undefined, null])('of a thread for %s', (audience) => {
    const thread = { type: 'thread', audience };
    expect(allowedCommentPermissions(thread)).toEqual(['everyone', 'only_paid']);
    expect(allowedCommentPermissions(thread, true)).toEqual(['everyone', 'only_paid']);
  });

  it.each(others)('of a $type for $audience', (post) => {
    const isPaid = post.audience === 'only_paid' || post.audience === 'founding';
    const without = isPaid ? ['only_paid', 'none'] : ['everyone', 'none'];
    const upsell = isPaid ? ['only_paid', 'none'] : ['everyone', 'only_paid', 'none'];
    expect(allowedCommentPermissions(post)).toEqual(without);
    expect(allowedCommentPermissions(post, false)).toEqual(without);
    expect(allowedCommentPermissions(post, true)).toEqual(upsell);
  });

  it.each([{}, { type: null, audience: null }, { type: 'poem', audience: 'friends' }])(
    'of %j, which says neither, are those of a free one',
    (post) => {
      expect(allowedCommentPermissions(post)).toEqual(['everyone', 'none']);
    },
  );
});

describe('the comment permission that a post starts with', () => {
  it.each([
    ['newsletter', 'everyone', 'everyone', false, 'everyone'],
    ['newsletter', 'everyone', 'only_paid', false, 'none'],
    ['newsletter', 'everyone', 'only_paid', true, 'only_paid'],
    ['newsletter', 'everyone', 'none', false, 'none'],
    ['newsletter', 'everyone', 'none', true, 'none'],
    ['newsletter', 'everyone', null, false, 'everyone'],
    ['newsletter', 'everyone', null, true, 'everyone'],
    ['newsletter', 'everyone', 'odd', true, 'none'],
    ['newsletter', 'only_free', 'everyone', false, 'everyone'],
    ['podcast', 'only_paid', 'everyone', true, 'only_paid'],
    ['podcast', 'founding', undefined, false, 'only_paid'],
    ['video', 'founding', 'only_paid', false, 'only_paid'],
    ['video', 'only_paid', 'none', false, 'none'],
    ['thread', 'everyone', 'everyone', false, 'everyone'],
    ['thread', 'founding', undefined, false, 'everyone'],
    ['thread', 'everyone', 'only_paid', false, 'only_paid'],
    ['thread', 'everyone', 'none', false, 'only_paid'],
    ['thread', 'only_paid', 'odd', true, 'only_paid'],
  ])('of a %s for %s, by default %s, upsell %s: %s', (type, audience, wanted, hasUpsell, given) => {
    const settings = { default_write_comment_permissions: wanted, hasUpsell };
    expect(defaultCommentPermission({ type, audience }, settings)).toBe(given);
  });

  it('is as open as it may be without settings', () => {
    expect(defaultCommentPermission({ type: 'thread' })).toBe('everyone');
    expect(defaultCommentPermission({ audience: 'only_paid' })).toBe('only_paid');
  });

  it('is one that the post may have', () => {
    const post = fc.record({
      type: fc.constantFrom(...POST_TYPES, null),
      audience: fc.constantFrom(...AUDIENCES, null),
    });
    const settings = fc.record({
      default_write_comment_permissions: fc.constantFrom(...COMMENT_PERMISSIONS, 'odd', null),
      hasUpsell: fc.boolean(),
    });
    fc.assert(
      fc.property(post, settings, (post, settings) =>
        allowedCommentPermissions(post, settings.hasUpsell).includes(
          defaultCommentPermission(post, settings),
        ),
      ),
    );
  });
});
