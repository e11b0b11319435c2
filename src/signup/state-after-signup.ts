import type { SignupOutcome, SubscriptionState } from './decide-signup.ts';

/**
 * The state of a subscription after a sign-up. Only a new one or one that was left starts anew: what a form
 * says never takes a place away from someone who has it or waits for it (issue 2, Confirmation).
 */
export function stateAfterSignup(
  state: SubscriptionState | null,
  outcome: SignupOutcome,
): SubscriptionState {
  if (state !== null && state !== 'unsubscribed') return state;
  if (outcome === 'prompt-to-login') return state ?? 'pending';
  return outcome === 'review' ? 'review' : 'pending';
}
