import { readyCoupon } from './coupon-state.ts';
import { checkAmount } from './minor-units.ts';
import type { Coupon } from './coupon.ts';

/** Lowest total after a discount, in minor units. (spec reader-flows §9; readings.md) */
export const MIN_DISCOUNT_TOTAL = 0;
/** Most that a coupon takes off, in percent: the whole price. (spec reader-flows §9) */
export const MAX_PERCENT_OFF = 100;

/** Decimals of a percentage, in labels and totals alike. */
const PERCENT_DIGITS = 2;
const SCALE = 10 ** PERCENT_DIGITS;
const WHOLE = MAX_PERCENT_OFF * SCALE;

function readPercent(value: number | null | undefined): number {
  if (typeof value !== 'number' || !(value > 0)) return 0;
  if (value >= MAX_PERCENT_OFF) return MAX_PERCENT_OFF;
  const parts = Math.round(Number(value.toFixed(PERCENT_DIGITS)) * SCALE);
  return Math.min(Math.max(parts, 1), WHOLE - 1) / SCALE;
}

/**
 * Percent that a coupon takes off, with at most two decimals; 0 for none. `percent_off_precise` wins over
 * `percent_off`. (spec reader-flows §3; reader-flows §9; readings.md)
 *
 * @decided Rounded to two decimals for labels and totals alike, so that a label says what is taken off; rounding makes
 * neither nothing of a little (0.004 is 0.01) nor all of less (99.999 is 99.99). A value that is no number above 0 counts
 * as absent, text too; more than 100 is 100.
 */
export function percentOff(coupon: Coupon): number {
  return readPercent(coupon.percent_off_precise) || readPercent(coupon.percent_off);
}

/**
 * Minor units that a coupon takes off; 0 for none. (spec reader-flows §3; links-and-rules §3)
 *
 * @decided An amount that is not whole or not above 0 counts as absent.
 */
export function amountOff(coupon: Coupon): number {
  const amount = coupon.amount_off ?? 0;
  return Number.isSafeInteger(amount) && amount > 0 ? amount : 0;
}

/**
 * What remains of an amount (minor units) after a coupon's discount, never below 0. A coupon that is absent, loading
 * or failed leaves all of it. A bad amount is an error of the caller. (spec reader-flows §9; readings.md)
 *
 * @decided A coupon with both a percentage and an amount takes off the percentage. Half a minor unit is taken off in
 * the reader's favour.
 */
export function discountTotal(amount: number, coupon: Coupon | null | undefined): number {
  const full = checkAmount(amount);
  const ready = readyCoupon(coupon);
  const percent = percentOff(ready);
  const parts = Math.round(percent * SCALE);
  const off = percent > 0 ? Math.round((full * parts) / WHOLE) : amountOff(ready);
  return Math.max(MIN_DISCOUNT_TOTAL, full - off);
}
