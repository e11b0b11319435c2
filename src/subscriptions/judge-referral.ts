import type { SubscriptionState } from '../signup/decide-signup.ts';

/** What decides whether a sign-up was referred. */
export interface ReferralFacts {
  /** Who signs up. */
  reader: number;
  /** Whose key or token came along; null for nobody's. */
  referrer: number | null;
  /** State of the referrer's own subscription of the publication; null for none. */
  referrerState: SubscriptionState | null;
  /** Whether the reader had no subscription of the publication before. */
  isNew: boolean;
}

/** States of a subscription whose reader may refer others. */
const REFERRING_STATES = ['pending', 'confirmed'] as const;

/**
 * Whether a sign-up counts as referred. (spec links-and-rules §5)
 *
 * @decided Only a new subscription is referred, so it is once; nobody refers themselves; and only who has the publication,
 * or signed up for it a moment ago, refers others to it. Whoever left or was refused does not.
 */
export function isReferred(facts: ReferralFacts): boolean {
  const { reader, referrer, referrerState, isNew } = facts;
  if (!isNew || referrer === null || referrer === reader) return false;
  return REFERRING_STATES.some((state) => state === referrerState);
}
