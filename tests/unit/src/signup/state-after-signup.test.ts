import { describe, expect, it } from 'vitest';
import type { SignupOutcome, SubscriptionState } from '../../../../src/signup/decide-signup.ts';
import { stateAfterSignup } from '../../../../src/signup/state-after-signup.ts';

const cases: [SubscriptionState | null, SignupOutcome, SubscriptionState][] = [
  [null, 'confirm', 'pending'],
  [null, 'review', 'review'],
  ['unsubscribed', 'confirm', 'pending'],
  ['unsubscribed', 'review', 'review'],
  ['unsubscribed', 'prompt-to-login', 'unsubscribed'],
  ['pending', 'confirm', 'pending'],
  ['pending', 'review', 'pending'],
  ['confirmed', 'already-subscribed', 'confirmed'],
  ['confirmed', 'prompt-to-login', 'confirmed'],
  ['review', 'review', 'review'],
  ['rejected', 'review', 'rejected'],
];

describe('the state after a sign-up', () => {
  it.each(cases)('of %s with outcome %s is %s', (state, outcome, after) => {
    expect(stateAfterSignup(state, outcome)).toBe(after);
  });
});
