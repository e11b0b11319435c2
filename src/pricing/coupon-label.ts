import { describeCoupon, describeDiscount } from './describe-coupon.ts';
import { formatPrice } from './format-price.ts';
import { countOf, wholeCount } from './whole-count.ts';
import type { Coupon } from './coupon.ts';
import type { DiscountDescription, DiscountSpan, PricedPeriod } from './describe-coupon.ts';

function spanWords(span: DiscountSpan): string {
  if (span.kind === 'forever') return 'forever';
  if (span.kind === 'first') return `first ${span.period}`;
  return `for ${countOf(span.count, span.kind === 'years' ? 'year' : 'month')}`;
}

function discountWords(discount: DiscountDescription): string {
  const off =
    discount.kind === 'percent'
      ? `${discount.percent}%`
      : formatPrice(discount.amount, discount.currency);
  return `${off} off ${spanWords(discount.span)}`;
}

/**
 * A coupon's discount in English: 'N% off first month' (or year, week, day, payment), 'N% off forever', 'N% off for
 * X months' or 'X years', and the same for an amount ('$5 off forever'); null for none.
 * (spec reader-flows §9; readings.md)
 */
export function discountLabel(coupon: Coupon, plan: PricedPeriod): string | null {
  const discount = describeDiscount(coupon, plan);
  return discount && discountWords(discount);
}

/**
 * A coupon's free days in English: '1 day free trial', 'N day free trial'; null for none. (spec reader-flows §9)
 *
 * @decided Always in days, as the spec words it; only the words of a trial by itself know months. Part of a day does
 * not count; a number of days below 1, or beyond what a database holds, is none.
 */
export function freeTrialLabel(days: number): string | null {
  const count = wholeCount(days);
  return count > 0 ? `${count} day free trial` : null;
}

/**
 * A coupon's seats in English: 'an additional seat', 'N additional seats'; null for none. (spec reader-flows §9)
 *
 * @decided Part of a seat does not count; a number of seats below 1, or beyond what a database holds, is none.
 */
export function extraSeatsLabel(seats: number): string | null {
  const count = wholeCount(seats);
  if (count === 0) return null;
  return count === 1 ? 'an additional seat' : `${count} additional seats`;
}

function listWords(words: readonly string[]): string {
  const start = words.slice(0, -1).join(', ');
  return [start, ...words.slice(-1)].filter((part) => part !== '').join(' and ');
}

/**
 * All that a coupon offers on a plan, in English. Null when there is nothing to say: no coupon, one that is loading
 * or failed, or one that offers nothing. (spec reader-flows §9; readings.md)
 *
 * @decided Several offers are one list: discount, then trial, then seats ('20% off forever, 7 day free trial and an
 * additional seat').
 */
export function couponLabel(coupon: Coupon | null | undefined, plan: PricedPeriod): string | null {
  const description = describeCoupon(coupon, plan);
  if (description.kind !== 'offer') return null;
  const { discount, trialDays, extraSeats } = description;
  const words = [
    discount && discountWords(discount),
    freeTrialLabel(trialDays),
    extraSeatsLabel(extraSeats),
  ];
  return listWords(words.filter((word) => word !== null));
}
