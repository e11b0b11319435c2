import { FlyleafError } from '../errors/flyleaf-error.ts';
import { readWireTime } from '../pricing/wire-time.ts';
import { parseMembershipState, parseSubscriptionType } from './parse-subscription-word.ts';
import type { WireTime } from '../pricing/wire-time.ts';

/**
 * Kinds of subscriber: paying, by gift, complimentary, free, following in digests, or with e-mails disabled.
 * (spec links-and-rules §4)
 */
export const SUBSCRIPTION_KINDS = [
  'paid',
  'gift',
  'comp',
  'free',
  'digest',
  'emails_disabled',
] as const;

/** Kind of subscriber. */
export type SubscriptionKind = (typeof SUBSCRIPTION_KINDS)[number];

/** What of a subscription decides its kind. */
export interface SubscriptionFacts {
  membership_state?: string | null | undefined;
  type?: string | null | undefined;
  /** When what was paid for ends. */
  expiry?: WireTime;
  email_disabled?: boolean | null | undefined;
  /** `individual` or `digest` for each part of the publication, or which parts each of the two is on for. */
  email_settings?: Readonly<Record<string, unknown>> | null | undefined;
}

/** Whether a field that is named after a setting turns it on: by itself, or for any part. */
function isOn(value: unknown): boolean {
  return value === true || (typeof value === 'object' && Object.values(value ?? {}).includes(true));
}

function hasSetting({ email_settings }: SubscriptionFacts, setting: string): boolean {
  return Object.entries(email_settings ?? {}).some(
    ([name, value]) => value === setting || (name === setting && isOn(value)),
  );
}

/**
 * When what was paid for ends (UTC milliseconds); null where a subscription does not say. A value that is no moment is
 * the error 'Unknown expiry: {value}'. (spec links-and-rules §4, §8)
 *
 * @decided Empty text says nothing. What cannot be read is never taken for passed: a reader would lose what was paid
 * for, and nobody would see why.
 */
export function subscriptionExpiry({ expiry }: Pick<SubscriptionFacts, 'expiry'>): number | null {
  if (expiry === null || expiry === undefined || expiry === '') return null;
  const time = readWireTime(expiry);
  if (time === null) throw new FlyleafError('internal', `Unknown expiry: ${expiry}`);
  return time;
}

/**
 * Whether a subscription is paid for at a moment (UTC milliseconds), by whomever: its expiry has not passed. An expiry
 * that is no moment is the error 'Unknown expiry: {value}'. (spec links-and-rules §4)
 *
 * @decided At the moment of expiry it has passed. Without an expiry only a complimentary subscription is paid for, while
 * its state is `subscribed`: it lasts until it is taken back or its reader leaves. Leaving does not end what was paid for
 * until an expiry.
 */
export function isPaidSubscription(subscription: SubscriptionFacts, now: number): boolean {
  const type = parseSubscriptionType(subscription.type);
  const expiry = subscriptionExpiry(subscription);
  if (expiry !== null) return expiry > now;
  return type === 'comp' && subscription.membership_state === 'subscribed';
}

/**
 * Whether posts arrive by e-mail each by itself: e-mails are enabled, or any setting is `individual`. (spec
 * links-and-rules §4)
 *
 * @decided The document names the settings `individual` and `digest` and not their shape, so both are read: part → setting
 * (`{ posts: 'digest' }`), and setting → on, for all or by part (`{ digest: true }`, `{ digest: { posts: true } }`).
 */
export function receivesEmails(subscription: SubscriptionFacts): boolean {
  return !subscription.email_disabled || hasSetting(subscription, 'individual');
}

/**
 * Whether a subscriber whose e-mails are disabled still gets digests: any setting is `digest`, none `individual`.
 * (spec links-and-rules §4)
 */
export function followsInDigests(subscription: SubscriptionFacts): boolean {
  return !receivesEmails(subscription) && hasSetting(subscription, 'digest');
}

/**
 * Whether nothing is sent to a subscriber: e-mails are disabled, and no setting says otherwise. (spec
 * links-and-rules §4)
 */
export function hasEmailsDisabled(subscription: SubscriptionFacts): boolean {
  return !receivesEmails(subscription) && !hasSetting(subscription, 'digest');
}

function unpaidKind(subscription: SubscriptionFacts): SubscriptionKind {
  if (receivesEmails(subscription)) return 'free';
  return followsInDigests(subscription) ? 'digest' : 'emails_disabled';
}

/**
 * The kind of subscriber that a subscription makes at a moment (UTC milliseconds); null for somebody who has not
 * confirmed or has left, and has nothing paid. An unknown state or type is the error 'Unknown subscription: {value}'.
 * (spec links-and-rules §4, §8)
 *
 * @decided What is paid for decides first: a paying reader without e-mails is still a paying reader. An absent state
 * is none: no subscriber.
 */
export function subscriptionKind(
  subscription: SubscriptionFacts,
  now: number,
): SubscriptionKind | null {
  const word = subscription.membership_state;
  const state = word ? parseMembershipState(word) : null;
  const type = parseSubscriptionType(subscription.type);
  if (isPaidSubscription(subscription, now)) return type ?? 'paid';
  return state === 'subscribed' ? unpaidKind(subscription) : null;
}
