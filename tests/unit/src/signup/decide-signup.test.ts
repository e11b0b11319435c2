import { describe, expect, it } from 'vitest';
import { decideSignup, SUBSCRIPTION_STATES } from '../../../../src/signup/decide-signup.ts';

describe('what a sign-up leads to', () => {
  it.each([
    [null, false, 'confirm'],
    [null, true, 'review'],
    ['pending', false, 'confirm'],
    ['pending', true, 'review'],
    ['unsubscribed', false, 'confirm'],
    ['unsubscribed', true, 'review'],
    ['confirmed', false, 'already-subscribed'],
    ['confirmed', true, 'already-subscribed'],
    ['review', false, 'review'],
    ['review', true, 'review'],
    ['rejected', false, 'review'],
    ['rejected', true, 'review'],
  ] as const)('from state %s, suspicious %s: %s', (state, suspicious, outcome) => {
    expect(decideSignup({ state, paying: false, suspicious })).toBe(outcome);
  });

  it('sends a paying reader to sign-in, whatever else holds', () => {
    for (const state of [null, ...SUBSCRIPTION_STATES])
      for (const suspicious of [true, false])
        expect(decideSignup({ state, paying: true, suspicious })).toBe('prompt-to-login');
  });
});
