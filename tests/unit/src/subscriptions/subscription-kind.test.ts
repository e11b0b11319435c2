import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  SUBSCRIPTION_KINDS,
  followsInDigests,
  hasEmailsDisabled,
  isPaidSubscription,
  receivesEmails,
  subscriptionExpiry,
  subscriptionKind,
} from '../../../../src/subscriptions/subscription-kind.ts';
import type {
  SubscriptionFacts,
  SubscriptionKind,
} from '../../../../src/subscriptions/subscription-kind.ts';

const NOW = Date.UTC(2026, 10, 21, 12);

const free: SubscriptionFacts = { membership_state: 'subscribed' };
const paid: SubscriptionFacts = { ...free, expiry: NOW + 1 };
const silent: SubscriptionFacts = { ...free, email_disabled: true };

it('knows the kinds of the specification', () => {
  expect(SUBSCRIPTION_KINDS.join(' ')).toBe('paid gift comp free digest emails_disabled');
});

describe('a subscription is paid for', () => {
  it.each<[SubscriptionFacts, boolean]>([
    [{ expiry: NOW + 1 }, true],
    [{ expiry: NOW }, false],
    [{ expiry: NOW - 1 }, false],
    [{ expiry: '2026-11-21T12:00:00.001Z' }, true],
    [{ expiry: '2026-11-21T12:00:00.000Z' }, false],
    [{ expiry: null }, false],
    [{ expiry: '' }, false],
    [{ ...free, expiry: '' }, false],
    [{}, false],
    [{ type: 'gift' }, false],
    [{ type: 'gift', expiry: NOW + 1 }, true],
    [{ ...free, type: 'comp' }, true],
    [{ ...free, type: 'comp', expiry: null }, true],
    [{ ...free, type: 'comp', expiry: '' }, true],
    [{ ...free, type: 'gift' }, false],
    [{ type: 'comp' }, false],
    [{ type: 'comp', membership_state: 'pending' }, false],
    [{ type: 'comp', membership_state: 'unsubscribed' }, false],
    [{ type: 'comp', membership_state: 'unsubscribed', expiry: NOW + 1 }, true],
    [{ type: 'comp', expiry: NOW }, false],
  ])('%j: %s', (subscription, isPaid) => {
    expect(isPaidSubscription(subscription, NOW)).toBe(isPaid);
  });
});

describe('the expiry', () => {
  it.each([
    [undefined, null],
    [null, null],
    ['', null],
    [0, 0],
    [NOW, NOW],
    ['2026-11-21T12:00:00Z', NOW],
  ])('%j is %s', (expiry, time) => {
    expect(subscriptionExpiry({ expiry })).toBe(time);
  });

  it.each([
    'never',
    '2030-01-01T00:00:00',
    '2030-01-01 00:00:00+00',
    '2030-02-30',
    9e15,
    Number.NaN,
  ])('%j is an error that names it, never a loss of what was paid for', (expiry) => {
    const error = { message: `Unknown expiry: ${expiry}`, type: 'internal' };
    const subscription = { ...free, type: 'comp', expiry };
    expect(() => subscriptionExpiry({ expiry })).toThrow(expect.objectContaining(error));
    expect(() => isPaidSubscription(subscription, NOW)).toThrow(expect.objectContaining(error));
    expect(() => subscriptionKind(subscription, NOW)).toThrow(expect.objectContaining(error));
  });
});

describe('e-mails', () => {
  it.each<[SubscriptionFacts, 'each' | 'digests' | 'nothing']>([
    [{}, 'each'],
    [{ email_disabled: null }, 'each'],
    [{ email_disabled: false, email_settings: { posts: 'digest' } }, 'each'],
    [{ email_disabled: true }, 'nothing'],
    [{ email_disabled: true, email_settings: null }, 'nothing'],
    [{ email_disabled: true, email_settings: {} }, 'nothing'],
    [{ email_disabled: true, email_settings: { posts: 'none' } }, 'nothing'],
    [{ email_disabled: true, email_settings: { posts: 'individual' } }, 'each'],
    [{ email_disabled: true, email_settings: { posts: 'digest' } }, 'digests'],
    [{ email_disabled: true, email_settings: { a: 'digest', b: 'individual' } }, 'each'],
    [{ email_disabled: true, email_settings: { individual: true, digest: false } }, 'each'],
    [{ email_disabled: true, email_settings: { individual: false, digest: true } }, 'digests'],
    [{ email_disabled: true, email_settings: { individual: { posts: true } } }, 'each'],
    [{ email_disabled: true, email_settings: { digest: { a: false, b: true } } }, 'digests'],
    [{ email_disabled: true, email_settings: { digest: { a: false }, individual: {} } }, 'nothing'],
    [{ email_disabled: true, email_settings: { digest: null, individual: 'yes' } }, 'nothing'],
    [{ email_disabled: true, email_settings: { posts: true } }, 'nothing'],
  ])('%j bring %s', (subscription, brought) => {
    expect([
      receivesEmails(subscription),
      followsInDigests(subscription),
      hasEmailsDisabled(subscription),
    ]).toEqual([brought === 'each', brought === 'digests', brought === 'nothing']);
  });
});

describe('the kind', () => {
  it.each<[SubscriptionFacts, SubscriptionKind | null]>([
    [paid, 'paid'],
    [{ ...paid, type: null }, 'paid'],
    [{ ...paid, type: '' }, 'paid'],
    [{ ...paid, type: 'gift' }, 'gift'],
    [{ ...paid, type: 'comp' }, 'comp'],
    [{ ...paid, email_disabled: true }, 'paid'],
    [{ ...paid, membership_state: 'unsubscribed' }, 'paid'],
    [{ ...free, type: 'comp' }, 'comp'],
    [{ membership_state: 'pending', type: 'comp' }, null],
    [{ membership_state: 'unsubscribed', type: 'comp' }, null],
    [free, 'free'],
    [{ ...free, type: 'gift', expiry: NOW }, 'free'],
    [{ ...silent, email_settings: { posts: 'individual' } }, 'free'],
    [{ ...silent, email_settings: { posts: 'digest' } }, 'digest'],
    [silent, 'emails_disabled'],
    [{ ...free, membership_state: 'pending' }, null],
    [{ ...free, membership_state: 'unsubscribed' }, null],
    [{}, null],
    [{ membership_state: '' }, null],
    [{ membership_state: null }, null],
    [{ membership_state: null, expiry: NOW + 1 }, 'paid'],
  ])('of %j is %s', (subscription, kind) => {
    expect(subscriptionKind(subscription, NOW)).toBe(kind);
  });

  it.each<[SubscriptionFacts, string]>([
    [{ ...free, membership_state: 'member' }, 'Unknown subscription: member'],
    [{ ...paid, membership_state: 'member' }, 'Unknown subscription: member'],
    [{ ...free, type: 'trial' }, 'Unknown subscription: trial'],
    [{ type: 'trial' }, 'Unknown subscription: trial'],
  ])('of %j is an error', (subscription, message) => {
    const error = { message, type: 'internal' };
    expect(() => subscriptionKind(subscription, NOW)).toThrow(expect.objectContaining(error));
  });

  it('is exactly one, by what is paid and what is sent', () => {
    const facts = fc.record({
      membership_state: fc.constant('subscribed'),
      type: fc.constantFrom('gift', 'comp', null),
      expiry: fc.constantFrom(NOW - 1, NOW, NOW + 1, null),
      email_disabled: fc.boolean(),
      email_settings: fc.dictionary(fc.string(), fc.constantFrom('individual', 'digest', 'none')),
    });
    fc.assert(
      fc.property(facts, (subscription) => {
        const kind = subscriptionKind(subscription, NOW);
        const isPaid = isPaidSubscription(subscription, NOW);
        expect(isPaid).toBe(kind === 'paid' || kind === 'gift' || kind === 'comp');
        expect(kind === 'free').toBe(!isPaid && receivesEmails(subscription));
        expect(kind === 'digest').toBe(!isPaid && followsInDigests(subscription));
        expect(kind === 'emails_disabled').toBe(!isPaid && hasEmailsDisabled(subscription));
      }),
    );
  });
});
