import type { SubscriptionState } from '../signup/decide-signup.ts';

/** `subscribe` confirms at once; `wait` is for the publisher to end; `none`: subscribed already. */
export type OneClickOutcome = 'subscribe' | 'wait' | 'none';

/**
 * What one click of a reader leads to whose address is proven (issue 5, Signing in): no mail has to be sent. `state` is null
 * for somebody who has nothing of the publication.
 * @decided What the publisher holds back or has refused stays so, and reads as waiting: the reasons are not told.
 */
export function decideOneClick(state: SubscriptionState | null): OneClickOutcome {
  if (state === 'confirmed') return 'none';
  return state === 'review' || state === 'rejected' ? 'wait' : 'subscribe';
}
