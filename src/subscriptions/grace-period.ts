import { DAY } from '../time/units.ts';

/**
 * Days after the expiry of a paid subscription for which access goes on while the payment is tried again. (spec
 * links-and-rules §9)
 */
export const GRACE_PERIOD_DAYS = 16;

/**
 * Whether a moment (both UTC milliseconds) is in the grace period after an expiry. (spec links-and-rules §9)
 *
 * @decided It begins at the moment of expiry, and 16 days later it is over.
 */
export function isInGracePeriod(expiry: number, now: number): boolean {
  return now >= expiry && now < expiry + GRACE_PERIOD_DAYS * DAY;
}
