import { wholeCount } from './whole-count.ts';
import type { Coupon } from './coupon.ts';

/**
 * Most seats of one order.
 * @decided 500: larger groups ask the publisher.
 */
export const GROUP_SEATS_MAX = 500;
/**
 * Fewest seats of a group.
 * @decided 2: one seat is a subscription.
 */
export const GROUP_SEATS_MIN = 2;

/** What a publication gives to groups. */
export interface GroupOffer {
  /** Percent of each payment. */
  percent_off: number;
  /** Seats from which it holds. */
  min_seats: number;
}

/**
 * Seats of an order: what was asked for, at most `GROUP_SEATS_MAX`; 1 where nothing was asked for, and where the publication
 * has no group offer. A link that asks for a group without saying how many (0, 1) means the fewest of one. (spec
 * reader-flows §9)
 *
 * @decided The spec names seats and no way to ask for them; `group` in a link is their number.
 */
export function groupSeats(asked: number | null | undefined, offer: GroupOffer | null): number {
  if (offer === null || asked === null || asked === undefined) return 1;
  const seats = Math.min(wholeCount(asked), GROUP_SEATS_MAX);
  return seats < GROUP_SEATS_MIN ? Math.max(offer.min_seats, GROUP_SEATS_MIN) : seats;
}

/** What a group of so many seats is let off, as a coupon; null where it is too small. (spec reader-flows §9) */
export function groupCoupon(offer: GroupOffer | null, seats: number): Coupon | null {
  if (offer === null || seats < offer.min_seats) return null;
  return { percent_off_precise: offer.percent_off, duration: 'forever' };
}
