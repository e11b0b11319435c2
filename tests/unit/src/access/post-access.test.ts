import { describe, expect, it } from 'vitest';
import { AUDIENCES } from '../../../../src/access/audiences.ts';
import { canReadPost } from '../../../../src/access/can-read-post.ts';
import { POST_RESTRICTION_REASONS, postAccess } from '../../../../src/access/post-access.ts';
import { VIEWER_LEVELS } from '../../../../src/access/viewer-level.ts';

const matrix = AUDIENCES.flatMap((audience) =>
  VIEWER_LEVELS.map((level) => [level, audience] as const),
);

describe('access to a post', () => {
  it.each(matrix)('at level %s, for %s, is what the rule of reading says', (level, audience) => {
    const access = postAccess({ audience }, { level });
    expect(access.can_read).toBe(canReadPost({ audience }, level));
    expect(access.reason === null).toBe(access.can_read);
    expect(access.needs === null).toBe(access.can_read);
  });

  it.each(matrix)('at level %s, for %s, is none where it is blocked', (level, audience) => {
    expect(postAccess({ audience }, { level, isGeoblocked: true })).toEqual({
      can_read: false,
      reason: 'geoblocked',
      needs: null,
    });
  });

  it.each([
    ['only_free', 'paid', 'free_subscription_required', 'free'],
    ['only_paid', 'free', 'paid_subscription_required', 'paid'],
    ['founding', 'paid', 'founding_subscription_required', 'founding'],
  ] as const)('of %s says to a %s reader what is missing', (audience, level, reason, needs) => {
    expect(postAccess({ audience }, { level })).toEqual({ can_read: false, reason, needs });
    expect(POST_RESTRICTION_REASONS).toContain(reason);
  });

  it.each([undefined, null, ''])('is an error for the audience %j', (audience) => {
    expect(() => postAccess({ audience }, { level: 'admin' })).toThrow('Post has no audience');
  });

  it('is an error for an unknown audience, where it is blocked too', () => {
    const asker = { level: 'admin', isGeoblocked: true } as const;
    expect(() => postAccess({ audience: 'friends' }, asker)).toThrow('Unknown audience: friends');
  });
});
