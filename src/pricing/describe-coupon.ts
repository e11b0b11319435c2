import { couponState, readyCoupon } from './coupon-state.ts';
import { amountOff, percentOff } from './discount.ts';
import { MONTHS_PER_YEAR } from './months-given.ts';
import { describePeriod } from './plan-period.ts';
import { trialDays } from './trial.ts';
import { wholeCount } from './whole-count.ts';
import type { Coupon } from './coupon.ts';
import type { Plan, PlanInterval } from './plan.ts';

/** What of a plan the words of a coupon depend on. */
export type PricedPeriod = Pick<Plan, 'interval' | 'interval_count'> & {
  /** ISO 4217 code, in either case. */
  currency?: string | null | undefined;
};

/** What a discount holds for when it is given once. */
export type FirstPeriod = Exclude<PlanInterval, 'forever'> | 'payment';

/** How long a discount holds. */
export type DiscountSpan =
  | { kind: 'first'; period: FirstPeriod }
  | { kind: 'forever' }
  | { kind: 'months'; count: number }
  | { kind: 'years'; count: number };

/** What a coupon takes off, and for how long. */
export type DiscountDescription =
  | { kind: 'percent'; percent: number; span: DiscountSpan }
  | { kind: 'amount'; amount: number; currency: string; span: DiscountSpan };

/** What a coupon offers, or why nothing can be said of it. */
export type CouponDescription =
  | { kind: 'none' | 'loading' | 'failed' | 'nothing' }
  | {
      kind: 'offer';
      /** Null for none. */
      discount: DiscountDescription | null;
      /** 0 for none. */
      trialDays: number;
      /** 0 for none. */
      extraSeats: number;
    };

function firstPeriod(plan: PricedPeriod): FirstPeriod {
  const period = describePeriod(plan);
  return period.kind === 'every' && period.count === 1 ? period.interval : 'payment';
}

/**
 * How long a coupon's discount holds. (spec reader-flows §9; readings.md)
 *
 * @decided Months that divide by 12 are years. A repeating coupon without months, and one without a duration, count
 * as once: the least that they can mean. Where a payment is for several intervals, once is the first payment. A plan
 * that is paid once for ever has only that payment, however long its coupon would last.
 */
export function describeSpan(coupon: Coupon, plan: PricedPeriod): DiscountSpan {
  if (plan.interval === 'forever') return { kind: 'first', period: 'payment' };
  if (coupon.duration === 'forever') return { kind: 'forever' };
  const months = coupon.duration === 'repeating' ? wholeCount(coupon.duration_in_months) : 0;
  if (months === 0) return { kind: 'first', period: firstPeriod(plan) };
  if (months % MONTHS_PER_YEAR > 0) return { kind: 'months', count: months };
  return { kind: 'years', count: months / MONTHS_PER_YEAR };
}

/**
 * What a coupon takes off a plan's price, and for how long; null for nothing. (spec reader-flows §9; readings.md)
 *
 * @decided An amount off a plan whose currency is not known is nothing that can be said.
 */
export function describeDiscount(coupon: Coupon, plan: PricedPeriod): DiscountDescription | null {
  const span = describeSpan(coupon, plan);
  const percent = percentOff(coupon);
  if (percent > 0) return { kind: 'percent', percent, span };
  const amount = amountOff(coupon);
  const { currency } = plan;
  return amount > 0 && currency ? { kind: 'amount', amount, currency, span } : null;
}

/**
 * What a coupon offers on a plan, for labels in any language. (spec reader-flows §3; reader-flows §9; readings.md)
 *
 * @decided A coupon that is loading or failed offers nothing yet: no price is promised that may not hold. Its free days
 * are no offer on a plan that is paid once for ever, since such a plan has no trial.
 */
export function describeCoupon(
  coupon: Coupon | null | undefined,
  plan: PricedPeriod,
): CouponDescription {
  const state = couponState(coupon);
  if (state !== 'ready') return { kind: state };
  const ready = readyCoupon(coupon);
  const discount = describeDiscount(ready, plan);
  const freeDays = trialDays({ interval: plan.interval }, ready);
  const extraSeats = wholeCount(ready.extra_seats);
  if (!discount && freeDays + extraSeats === 0) return { kind: 'nothing' };
  return { kind: 'offer', discount, trialDays: freeDays, extraSeats };
}
