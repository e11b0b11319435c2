import { DAY, SECOND } from '../time/units.ts';

/** Days under which a payment's period is monthly. (spec links-and-rules §4) */
export const MONTHLY_BELOW_DAYS = 40;

/**
 * Classes of a payment's period between monthly and lifetime: the shortest and the longest length in days, both
 * included. (spec links-and-rules §4)
 *
 * @decided The calendar's lengths (3 months 89 to 92 days, 6 months 181 to 184, a year 365 or 366) with ten days of
 * play on either side, about what 40 days leave to a month of 31.
 */
export const PAYMENT_PERIOD_DAYS = {
  quarterly: [79, 102],
  semiannual: [171, 194],
  annual: [355, 376],
} as const;

/**
 * Days from which a payment's period counts as lifetime. (spec links-and-rules §4)
 *
 * @decided Ten years: longer than any plan that recurs, shorter than the far dates that stand for "for ever".
 */
export const LIFETIME_FROM_DAYS = 10 * 365;

/** Classes of a payment's period. (spec links-and-rules §4) */
export const PAYMENT_PERIODS = [
  'free',
  'monthly',
  'quarterly',
  'semiannual',
  'annual',
  'lifetime',
  'other',
] as const;

/** Class of a payment's period. */
export type PaymentPeriod = (typeof PAYMENT_PERIODS)[number];

const RANGED = ['quarterly', 'semiannual', 'annual'] as const;

function isWithin(days: number, [from, to]: readonly [number, number]): boolean {
  return days >= from && days <= to;
}

/**
 * The class of a payment's period, from its length in seconds. (spec links-and-rules §4)
 *
 * @decided No length at all is free, an endless one lifetime; a negative one, or one that is no number, is other,
 * and so is what falls between the classes.
 */
export function classifyPaymentPeriod(seconds: number): PaymentPeriod {
  const days = (seconds * SECOND) / DAY;
  if (days === 0) return 'free';
  if (days > 0 && days < MONTHLY_BELOW_DAYS) return 'monthly';
  if (days >= LIFETIME_FROM_DAYS) return 'lifetime';
  return RANGED.find((period) => isWithin(days, PAYMENT_PERIOD_DAYS[period])) ?? 'other';
}
