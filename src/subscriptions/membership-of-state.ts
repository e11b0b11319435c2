import type { SubscriptionState } from '../signup/decide-signup.ts';
import type { MembershipState } from './subscription.ts';

const MEMBERSHIPS = {
  pending: 'pending',
  review: 'pending',
  rejected: 'unsubscribed',
  confirmed: 'subscribed',
  unsubscribed: 'unsubscribed',
} as const satisfies Record<SubscriptionState, MembershipState>;

/**
 * The membership that an address with a publication has, from where its sign-up stands. (spec reader-flows §3; links-and-rules §3)
 *
 * @decided Whoever waits for review has not got in yet; whom the publisher refused is as one who left.
 */
export function membershipOfState(state: SubscriptionState): MembershipState {
  return MEMBERSHIPS[state];
}
