import { DAY } from '../time/units.ts';

/**
 * Days of the grace period that follows the expiry of a paid subscription. (spec links-and-rules §9)
 *
 * @decided A number for billing, which the specification names without saying what it does: no rule of access reads it,
 * and paid access ends at the expiry. Who bills moves the expiry on if access is to last while a payment is tried again.
 */
export const GRACE_PERIOD_DAYS = 16;

/**
 * Whether a moment (both UTC milliseconds) is in the grace period after an expiry. (spec links-and-rules §9)
 *
 * @decided It begins at the moment of expiry, and 16 days later it is over. It gives no access by itself.
 */
export function isInGracePeriod(expiry: number, now: number): boolean {
  return now >= expiry && now < expiry + GRACE_PERIOD_DAYS * DAY;
}
