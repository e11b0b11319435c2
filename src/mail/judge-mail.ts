import { CONFIRM_LINK_LIFETIME } from '../signup/signup-limits.ts';
import type { SignupOutcome, SubscriptionState } from '../signup/decide-signup.ts';

/** What decides whether a queued mail still has a cause. Times are UTC milliseconds. */
export interface MailFacts {
  kind: 'confirm' | 'already-subscribed';
  outcome: SignupOutcome;
  state: SubscriptionState;
  /** When the mail was asked for. */
  queuedAt: number;
  now: number;
}

/**
 * Why a queued mail is not to be sent any more; null while it is. A confirmation goes only to someone who
 * still waits for it, an "already subscribed" only to someone who still is; after three days of a
 * mail server's silence the link would be dead on arrival (issue 2, Confirmation).
 */
export function whyNotSend(facts: MailFacts): string | null {
  const wanted = facts.kind === 'confirm' ? 'pending' : 'confirmed';
  if (facts.outcome !== 'confirm' && facts.kind === 'confirm') return 'held back';
  if (facts.state !== wanted) return `subscription is ${facts.state}`;
  return facts.now - facts.queuedAt > CONFIRM_LINK_LIFETIME ? 'too late' : null;
}
