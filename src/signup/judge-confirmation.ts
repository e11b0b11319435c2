import { CONFIRM_LINK_LIFETIME } from './signup-limits.ts';
import type { SignupOutcome, SubscriptionState } from './decide-signup.ts';

/** What decides where a confirmation leads. Times are UTC milliseconds. */
export interface ConfirmationFacts {
  outcome: SignupOutcome;
  state: SubscriptionState;
  signedUpAt: number;
  /** When the last confirmation mail was asked for. */
  lastMailAt: number;
  unsubscribedAt: number | null;
  now: number;
}

/** `invalid`: no link of this sign-up was ever meant to work. The others are the page's states. */
export type ConfirmationState = 'ready' | 'done' | 'expired' | 'unsubscribed' | 'invalid';

/**
 * Whether the reader left after this sign-up: then nothing of it counts any more, whatever came later
 * (issue 2, Confirmation).
 */
export function isOutlived(
  facts: Pick<ConfirmationFacts, 'signedUpAt' | 'unsubscribedAt'>,
): boolean {
  return facts.unsubscribedAt !== null && facts.signedUpAt < facts.unsubscribedAt;
}

/**
 * Where the link of a sign-up leads (issue 2, Confirmation): an old link never re-subscribes someone who
 * unsubscribed later, a repeat says that it is done, a dead one can be renewed.
 */
export function judgeConfirmation(facts: ConfirmationFacts): ConfirmationState {
  if (facts.state === 'confirmed') return 'done';
  if (facts.state === 'unsubscribed' || isOutlived(facts)) return 'unsubscribed';
  if (facts.state !== 'pending' || facts.outcome !== 'confirm') return 'invalid';
  return facts.now - facts.lastMailAt > CONFIRM_LINK_LIFETIME ? 'expired' : 'ready';
}
