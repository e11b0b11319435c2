import { describe, expect, it } from 'vitest';
import {
  EMAIL_SETTINGS,
  MEMBERSHIP_STATES,
  SUBSCRIPTION_ROLES,
  SUBSCRIPTION_TYPES,
} from '../../../../src/subscriptions/subscription.ts';
import {
  MISSING_SUBSCRIPTION_MESSAGE,
  parseMembershipState,
  parseSubscriptionType,
} from '../../../../src/subscriptions/parse-subscription-word.ts';

it('knows the words of a subscription', () => {
  expect(MEMBERSHIP_STATES).toEqual(['subscribed', 'pending', 'unsubscribed']);
  expect(SUBSCRIPTION_TYPES).toEqual(['gift', 'comp']);
  expect(SUBSCRIPTION_ROLES).toEqual(['admin', 'contributor']);
  expect(EMAIL_SETTINGS).toEqual(['individual', 'digest']);
});

const error = (message: string) => expect.objectContaining({ message, type: 'internal' });

describe('a membership state', () => {
  it.each(MEMBERSHIP_STATES)('may be %s', (word) => {
    expect(parseMembershipState(word)).toBe(word);
  });

  it.each(['member', 'Subscribed', ' subscribed', 'gift'])('may not be %j', (word) => {
    expect(() => parseMembershipState(word)).toThrow(error(`Unknown subscription: ${word}`));
  });

  it.each([null, undefined, ''])('may not be %j', (word) => {
    expect(MISSING_SUBSCRIPTION_MESSAGE).toBe('Subscription has no state');
    expect(() => parseMembershipState(word)).toThrow(error('Subscription has no state'));
  });
});

describe('a type', () => {
  it.each(SUBSCRIPTION_TYPES)('may be %s', (word) => {
    expect(parseSubscriptionType(word)).toBe(word);
  });

  it.each([null, undefined, ''])('may be absent: %j', (word) => {
    expect(parseSubscriptionType(word)).toBeNull();
  });

  it.each(['trial', 'Gift', 'subscribed'])('may not be %j', (word) => {
    expect(() => parseSubscriptionType(word)).toThrow(error(`Unknown subscription: ${word}`));
  });
});
