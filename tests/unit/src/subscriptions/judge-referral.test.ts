import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SUBSCRIPTION_STATES } from '../../../../src/signup/decide-signup.ts';
import { isReferred } from '../../../../src/subscriptions/judge-referral.ts';

const GOOD = { reader: 2, referrer: 1, referrerState: 'confirmed', isNew: true } as const;

describe('a sign-up', () => {
  it.each([
    ['confirmed', true],
    ['pending', true],
    ['unsubscribed', false],
    ['review', false],
    ['rejected', false],
    [null, false],
  ] as const)('by a reader whose own subscription is %s is referred: %s', (referrerState, is) => {
    expect(isReferred({ ...GOOD, referrerState })).toBe(is);
  });

  it.each([
    ['nobody’s key', { referrer: null }],
    ['the reader’s own key', { referrer: 2 }],
    ['a subscription that was there before', { isNew: false }],
  ])('with %s is not', (_, facts) => {
    expect(isReferred({ ...GOOD, ...facts })).toBe(false);
  });

  it('never refers its own reader', () => {
    const facts = fc.record({
      reader: fc.integer(),
      referrerState: fc.constantFrom(...SUBSCRIPTION_STATES, null),
      isNew: fc.boolean(),
    });
    fc.assert(
      fc.property(facts, (each) => {
        expect(isReferred({ ...each, referrer: each.reader })).toBe(false);
      }),
    );
  });
});
