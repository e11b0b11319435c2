import { FlyleafError } from '../errors/flyleaf-error.ts';
import { MEMBERSHIP_STATES, SUBSCRIPTION_TYPES } from './subscription.ts';
import type { MembershipState, SubscriptionType } from './subscription.ts';

/** The error of a subscription whose word is absent. (spec links-and-rules §8) */
export const MISSING_SUBSCRIPTION_MESSAGE = 'Subscription has no state';

function unknownWord(word: string | null | undefined): FlyleafError {
  const message = word ? `Unknown subscription: ${word}` : MISSING_SUBSCRIPTION_MESSAGE;
  return new FlyleafError('internal', message);
}

/**
 * A word on the wire as a membership state; any other word is the error 'Unknown subscription: {value}', an absent
 * one 'Subscription has no state'. (spec links-and-rules §8)
 *
 * @decided The spec does not word the error: it reads like that of an unknown audience.
 */
export function parseMembershipState(word: string | null | undefined): MembershipState {
  const found = MEMBERSHIP_STATES.find((state) => state === word);
  if (found === undefined) throw unknownWord(word);
  return found;
}

/**
 * A word on the wire as a subscription's type; null when it is absent, since most subscriptions have none. Any other
 * word is the error 'Unknown subscription: {value}'. (spec links-and-rules §3, §8)
 */
export function parseSubscriptionType(word: string | null | undefined): SubscriptionType | null {
  const found = SUBSCRIPTION_TYPES.find((type) => type === word);
  if (found === undefined && word) throw unknownWord(word);
  return found ?? null;
}
