import { readyCoupon } from './coupon-state.ts';
import { intervalCount } from './plan-period.ts';
import { TRIAL_MONTH_DAYS, trialDays } from './trial.ts';
import type { Coupon } from './coupon.ts';
import type { Plan, PlanPeriod } from './plan.ts';

/** Months of a year, by which plans and coupons are compared. (spec reader-flows §9) */
export const MONTHS_PER_YEAR = 12;
/** Days up to which a trial gives no months. (spec reader-flows §9) */
export const SHORT_TRIAL_DAYS = 15;

/**
 * Months that one payment of a monthly or annual plan lasts; every other interval counts like a month.
 *
 * @internal
 */
export function paymentMonths(period: PlanPeriod): number {
  return intervalCount(period) * (period.interval === 'year' ? MONTHS_PER_YEAR : 1);
}

/**
 * Months that a reader gets by trial and coupon together. A trial over 15 days adds one for every 30 whole days; a
 * coupon for one payment adds 12 for each year of the plan's interval, and otherwise the interval's count.
 * (spec reader-flows §9; readings.md)
 *
 * @decided Taken by the letter: weeks and days of a plan's interval count like months. The trial is the longer one of
 * plan and coupon; a coupon that is loading or failed adds nothing.
 */
export function monthsGiven(plan: Plan, coupon?: Coupon | null): number {
  const days = trialDays(plan, coupon);
  const trialMonths = days > SHORT_TRIAL_DAYS ? Math.floor(days / TRIAL_MONTH_DAYS) : 0;
  const isOnce = readyCoupon(coupon).duration === 'once';
  return trialMonths + (isOnce ? paymentMonths(plan) : 0);
}
