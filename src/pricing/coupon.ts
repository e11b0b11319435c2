/** How long a coupon's discount lasts: one payment, some months, or every payment. (spec reader-flows §3) */
export const COUPON_DURATIONS = ['once', 'repeating', 'forever'] as const;

/** How long a coupon's discount lasts. */
export type CouponDuration = (typeof COUPON_DURATIONS)[number];

/** What a reader is let off: part of the price, days, seats, or several of these. */
export interface Coupon {
  /** Percent of the price, as a whole number. */
  percent_off?: number | null | undefined;
  /** Percent of the price with its decimals. */
  percent_off_precise?: number | null | undefined;
  /** Minor units of the plan's currency. */
  amount_off?: number | null | undefined;
  duration?: CouponDuration | null | undefined;
  /** Months that a repeating discount lasts. */
  duration_in_months?: number | null | undefined;
  trial_period_days?: number | null | undefined;
  /** Seats beside the reader's own. */
  extra_seats?: number | null | undefined;
  /** Whether its answer is still on the way. */
  loading?: boolean | null | undefined;
  /** What went wrong with it, in any form; empty for nothing. */
  error?: unknown;
}
