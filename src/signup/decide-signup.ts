/**
 * The states of an address with a publication, from sign-up to unsubscribing (issue 2, Confirmation). `review` waits
 * for the publisher; `rejected` was refused by them.
 */
export const SUBSCRIPTION_STATES = [
  'pending',
  'confirmed',
  'unsubscribed',
  'review',
  'rejected',
] as const;

/** One of the states of an address with a publication. */
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** What a sign-up leads to. Only `prompt-to-login` may be seen in the answer. */
export type SignupOutcome = 'confirm' | 'already-subscribed' | 'prompt-to-login' | 'review';

/** What decides where a sign-up leads. */
export interface SignupFacts {
  /** State of the subscription that this address has; null for none. */
  state: SubscriptionState | null;
  /** Whether that subscription is paid at this moment. */
  paying: boolean;
  /** Whether something about the sign-up looks wrong. */
  suspicious: boolean;
}

/**
 * What a sign-up leads to (spec reader-flows §4; readings.md, Popup and forms): a paying reader is sent
 * to sign-in, a confirmed one gets a mail that says so, a doubtful one waits for review.
 */
export function decideSignup(facts: SignupFacts): SignupOutcome {
  if (facts.paying) return 'prompt-to-login';
  if (facts.state === 'confirmed') return 'already-subscribed';
  const held = facts.state === 'review' || facts.state === 'rejected';
  return facts.suspicious || held ? 'review' : 'confirm';
}
