import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SUBSCRIPTION_STATES } from '../../../../src/signup/decide-signup.ts';
import { judgeConfirmation } from '../../../../src/signup/judge-confirmation.ts';
import type { ConfirmationFacts } from '../../../../src/signup/judge-confirmation.ts';
import { CONFIRM_LINK_LIFETIME } from '../../../../src/signup/signup-limits.ts';

const facts: ConfirmationFacts = {
  outcome: 'confirm',
  state: 'pending',
  signedUpAt: 1_000,
  lastMailAt: 1_000,
  unsubscribedAt: null,
  now: 1_000,
};

const cases: [string, Partial<ConfirmationFacts>, string][] = [
  ['is ready while the subscription is pending', {}, 'ready'],
  ['is ready to the end of its life', { now: 1_000 + CONFIRM_LINK_LIFETIME }, 'ready'],
  ['has expired after it', { now: 1_001 + CONFIRM_LINK_LIFETIME }, 'expired'],
  ['lives from the last mail on', { lastMailAt: CONFIRM_LINK_LIFETIME, now: 2e8 }, 'ready'],
  ['is done once confirmed', { state: 'confirmed' }, 'done'],
  ['is done once confirmed, however old', { state: 'confirmed', now: 9e12 }, 'done'],
  ['does not bring back who has left', { state: 'unsubscribed' }, 'unsubscribed'],
  ['does not serve a later sign-up', { unsubscribedAt: 1_001 }, 'unsubscribed'],
  ['serves a sign-up after leaving', { unsubscribedAt: 999 }, 'ready'],
  ['is invalid for what is held back', { outcome: 'review', state: 'review' }, 'invalid'],
  ['is invalid for what was refused', { outcome: 'review', state: 'rejected' }, 'invalid'],
  ['is invalid when none was mailed', { outcome: 'already-subscribed' }, 'invalid'],
];

describe('a confirmation link', () => {
  it.each(cases)('%s', (_, change, state) => {
    expect(judgeConfirmation({ ...facts, ...change })).toBe(state);
  });

  it('is never ready for someone who left after signing up', () => {
    const time = fc.integer({ min: 0, max: 1e12 });
    fc.assert(
      fc.property(
        fc.constantFrom(...SUBSCRIPTION_STATES),
        time,
        time,
        time,
        (state, signedUpAt, gap, now) => {
          const unsubscribedAt = signedUpAt + 1 + gap;
          const all = { ...facts, state, signedUpAt, unsubscribedAt, now, lastMailAt: now };
          expect(judgeConfirmation(all)).not.toBe('ready');
        },
      ),
    );
  });
});
