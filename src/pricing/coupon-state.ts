import type { Coupon } from './coupon.ts';

/** What can be said of a coupon before its offer: none given, not answered, failed, or ready to be read. */
export type CouponState = 'none' | 'loading' | 'failed' | 'ready';

/**
 * Whether a coupon can be read yet. (spec reader-flows §3)
 *
 * @decided Any error that is not empty makes it failed; while it loads (again), an earlier error does not count.
 */
export function couponState(coupon: Coupon | null | undefined): CouponState {
  if (!coupon) return 'none';
  if (coupon.loading) return 'loading';
  return coupon.error ? 'failed' : 'ready';
}

/**
 * The coupon when it is ready; one that is absent, loading or failed gives nothing.
 *
 * @internal
 */
export function readyCoupon(coupon: Coupon | null | undefined): Coupon {
  return coupon && couponState(coupon) === 'ready' ? coupon : {};
}
