import { expect, it } from 'vitest';
import { isVariableFounder } from '../../../../src/subscriptions/variable-founder.ts';
import {
  PER_EMAIL_COST_CENTS,
  PROFILE_SUBSCRIPTIONS_LIMIT,
  emailsCost,
} from '../../../../src/subscriptions/sending-limits.ts';
import type { FounderFacts } from '../../../../src/subscriptions/variable-founder.ts';

it('has the numbers of the specification', () => {
  expect([PER_EMAIL_COST_CENTS, PROFILE_SUBSCRIPTIONS_LIMIT]).toEqual([0.0064, 1000]);
});

it.each([
  [0, 0],
  [1, 0.0064],
  [3, 0.0192],
  [7, 0.0448],
  [10_000, 64],
  [1_000_000, 6400],
])('counts the cost of %i e-mails as %d cents', (emails, cents) => {
  expect(emailsCost(emails)).toBe(cents);
});

it.each([-1, 0.5, Number.NaN])('does not count %d e-mails', (emails) => {
  expect(() => emailsCost(emails)).toThrow('Amount must be a whole number of at least 0');
});

it.each<[FounderFacts, boolean]>([
  [{ is_founding: true }, true],
  [{ is_founding: true, metadata: null }, true],
  [{ is_founding: true, metadata: { fixed_price: '' } }, true],
  [{ is_founding: true, metadata: { fixed_price: 'true' } }, false],
  [{ is_founding: false }, false],
  [{ is_founding: null }, false],
  [{}, false],
])('counts %j as a founder at a price of their own: %s', (subscription, isVariable) => {
  expect(isVariableFounder(subscription)).toBe(isVariable);
});
