import { addMonths } from './add-months.ts';
import { wholeCount } from '../pricing/whole-count.ts';
import { MAX_TIME } from '../time/max-time.ts';
import { DAY } from '../time/units.ts';

/** Months of a gift that is counted in months. (spec links-and-rules §9) */
export const GIFT_LENGTH_MONTHS = 1;
/** Days of a gift that is counted in days and does not say how many. (spec links-and-rules §9) */
export const DEFAULT_GIFT_DAYS = 30;
/**
 * How much is granted where nothing else is said. (spec links-and-rules §9)
 *
 * @decided The spec names no unit; it stands beside the length of a gift, so it is the number of gifts that a reader
 * is granted.
 */
export const DEFAULT_GRANT = 3;

/** How long a gift is. */
export type GiftLength = { unit: 'month' } | { unit: 'day'; days?: number | null | undefined };

/**
 * When a gift ends that is accepted at a moment (both UTC milliseconds): a month of the calendar, or days, 30 unless
 * it says how many. (spec links-and-rules §9)
 *
 * @decided Days that are no whole number of at least 1 count as not said. Days that end beyond the last date that
 * computers count end on it.
 */
export function giftEnd(acceptedAt: number, length: GiftLength = { unit: 'month' }): number {
  if (length.unit === 'month') return addMonths(acceptedAt, GIFT_LENGTH_MONTHS);
  const days = wholeCount(length.days) || DEFAULT_GIFT_DAYS;
  return Math.min(acceptedAt + days * DAY, MAX_TIME);
}
