import { readyCoupon } from './coupon-state.ts';
import { wholeCount } from './whole-count.ts';
import type { Coupon } from './coupon.ts';
import type { Plan } from './plan.ts';

/** Days of a trial that count as one month. (spec reader-flows §9; readings.md) */
export const TRIAL_MONTH_DAYS = 30;

/** How long a trial is, in the unit that people are told. */
export type TrialDescription =
  | { kind: 'none' }
  | { kind: 'days'; count: number }
  | { kind: 'months'; count: number };

/**
 * Days of free trial on a plan: those of the plan or of the coupon, whichever are more; 0 for none, and for a plan
 * that is paid once for ever. (spec links-and-rules §4)
 */
export function trialDays(
  plan: Pick<Plan, 'interval' | 'trial_period_days'>,
  coupon?: Coupon | null,
): number {
  if (plan.interval === 'forever') return 0;
  const days = wholeCount(readyCoupon(coupon).trial_period_days);
  return Math.max(wholeCount(plan.trial_period_days), days);
}

/**
 * The length of a trial for labels in any language: months for a whole multiple of 30 days, else days.
 * (spec reader-flows §9; readings.md)
 *
 * @decided Part of a day does not count; a length below a day, or that is no number, is none.
 */
export function describeTrial(days: number): TrialDescription {
  const count = wholeCount(days);
  if (count === 0) return { kind: 'none' };
  if (count % TRIAL_MONTH_DAYS > 0) return { kind: 'days', count };
  return { kind: 'months', count: count / TRIAL_MONTH_DAYS };
}

/**
 * A trial in English: 'N-month trial' for a whole multiple of 30 days, else 'N-day trial'; null for none. (spec
 * reader-flows §9; readings.md)
 */
export function trialLabel(days: number): string | null {
  const trial = describeTrial(days);
  if (trial.kind === 'none') return null;
  return `${trial.count}-${trial.kind === 'months' ? 'month' : 'day'} trial`;
}
