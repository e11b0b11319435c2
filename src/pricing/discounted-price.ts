import { discountLabel } from './coupon-label.ts';
import { readyCoupon } from './coupon-state.ts';
import { discountTotal } from './discount.ts';
import type { Coupon } from './coupon.ts';
import type { Plan } from './plan.ts';

/** A price before and after a discount. */
export interface DiscountedPrice {
  /** Minor units without the discount. */
  fullAmount: number;
  /** Minor units to pay. */
  amount: number;
  /** What the discount is, in English; null when the full price is to be paid. */
  label: string | null;
}

/**
 * A plan's price with a coupon: what to pay, and the words of the discount. A discount that comes to 0 shows the full
 * price without a label. A bad amount is an error of the caller. (spec reader-flows §9; readings.md)
 */
export function discountedPrice(plan: Plan, coupon: Coupon | null | undefined): DiscountedPrice {
  const amount = discountTotal(plan.amount, coupon);
  const hasDiscount = amount < plan.amount;
  const label = hasDiscount ? discountLabel(readyCoupon(coupon), plan) : null;
  return { fullAmount: plan.amount, amount, label };
}
