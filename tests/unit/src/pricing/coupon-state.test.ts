import { describe, expect, it } from 'vitest';
import { COUPON_DURATIONS } from '../../../../src/pricing/coupon.ts';
import { couponState, readyCoupon } from '../../../../src/pricing/coupon-state.ts';
import type { Coupon } from '../../../../src/pricing/coupon.ts';
import type { CouponState } from '../../../../src/pricing/coupon-state.ts';

it('knows the durations of the specification', () => {
  expect(COUPON_DURATIONS).toEqual(['once', 'repeating', 'forever']);
});

describe('a coupon', () => {
  it.each<[Coupon | null | undefined, CouponState]>([
    [null, 'none'],
    [undefined, 'none'],
    [{}, 'ready'],
    [{ loading: false, error: null }, 'ready'],
    [{ error: '' }, 'ready'],
    [{ loading: true }, 'loading'],
    [{ loading: true, error: 'Expired' }, 'loading'],
    [{ error: 'Expired' }, 'failed'],
    [{ loading: false, error: { message: 'Expired' } }, 'failed'],
  ])('%j is %s', (coupon, state) => {
    expect(couponState(coupon)).toBe(state);
  });

  it('is read when it is ready', () => {
    expect(readyCoupon({ percent_off: 5 })).toEqual({ percent_off: 5 });
  });

  it.each([
    null,
    undefined,
    { percent_off: 5, loading: true },
    { percent_off: 5, error: 'Expired' },
  ])('%j gives nothing', (coupon) => {
    expect(readyCoupon(coupon)).toEqual({});
  });
});
