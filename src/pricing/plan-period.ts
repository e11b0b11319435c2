import { FlyleafError } from '../errors/flyleaf-error.ts';
import { PLAN_INTERVALS } from './plan.ts';
import { countOf, wholeCount } from './whole-count.ts';
import type { PlanInterval, PlanPeriod } from './plan.ts';

/** How often a plan is paid: once, or every so many intervals. */
export type PeriodDescription =
  | { kind: 'one-time' }
  | { kind: 'every'; interval: Exclude<PlanInterval, 'forever'>; count: number };

const ADVERBS = { day: 'daily', week: 'weekly', month: 'monthly', year: 'yearly' } as const;

/**
 * Intervals between two payments of a plan, at least 1. (spec reader-flows §3; links-and-rules §3)
 *
 * @decided A count that is absent, no number or below 1 is 1.
 */
export function intervalCount(period: PlanPeriod): number {
  return wholeCount(period.interval_count) || 1;
}

/**
 * How often a plan is paid, for labels in any language; a word that is no interval is the error
 * 'Unknown interval: {value}'. (spec reader-flows §9; links-and-rules §3; readings.md)
 */
export function describePeriod(period: PlanPeriod): PeriodDescription {
  const { interval } = period;
  if (!PLAN_INTERVALS.includes(interval)) {
    throw new FlyleafError('internal', `Unknown interval: ${String(interval)}`);
  }
  if (interval === 'forever') return { kind: 'one-time' };
  return { kind: 'every', interval, count: intervalCount(period) };
}

/**
 * How often a plan is paid, in English: 'one-time', 'daily', 'weekly', 'monthly', 'yearly', or 'every N months' for
 * other counts. (spec reader-flows §9; readings.md)
 *
 * @decided Counts are not converted: 12 months read 'every 12 months'.
 */
export function periodLabel(period: PlanPeriod): string {
  const description = describePeriod(period);
  if (description.kind === 'one-time') return 'one-time';
  const { interval, count } = description;
  return count === 1 ? ADVERBS[interval] : `every ${countOf(count, interval)}`;
}
