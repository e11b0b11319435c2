import { describe, expect, it } from 'vitest';
import { defaultAudience } from '../../../../src/posts/default-audience.ts';
import { POST_TYPES } from '../../../../src/posts/post-type.ts';

const OTHER_TYPES = [...POST_TYPES.filter((type) => type !== 'page'), null, undefined];

describe('the audience that a post starts with', () => {
  it.each(OTHER_TYPES)('is everyone for a post of type %s, paid publication or not', (type) => {
    const facts = { type, hasCoupon: false };
    expect(defaultAudience({ ...facts, isPaidPublication: true })).toBe('everyone');
    expect(defaultAudience({ ...facts, isPaidPublication: false })).toBe('everyone');
  });

  it('is only_paid for a page of a paid publication', () => {
    const facts = { type: 'page', hasCoupon: false };
    expect(defaultAudience({ ...facts, isPaidPublication: true })).toBe('only_paid');
    expect(defaultAudience({ ...facts, isPaidPublication: false })).toBe('everyone');
  });

  it.each([...POST_TYPES, null])('is only_free with a coupon, for %s too', (type) => {
    const facts = { type, hasCoupon: true };
    expect(defaultAudience({ ...facts, isPaidPublication: true })).toBe('only_free');
    expect(defaultAudience({ ...facts, isPaidPublication: false })).toBe('only_free');
  });
});
