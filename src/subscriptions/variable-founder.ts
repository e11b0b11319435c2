import { hasFixedPrice } from '../pricing/founding.ts';
import type { PlanMetadata } from '../pricing/plan.ts';

/** What of a subscription tells a founder's price. */
export interface FounderFacts {
  is_founding?: boolean | null | undefined;
  metadata?: PlanMetadata | null | undefined;
}

/**
 * Whether a subscriber is a founder at a price of their own: a founding membership without `fixed_price` metadata.
 * (spec reader-flows §6)
 */
export function isVariableFounder(subscription: FounderFacts): boolean {
  return subscription.is_founding === true && !hasFixedPrice(subscription.metadata);
}
