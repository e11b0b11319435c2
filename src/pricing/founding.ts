import type { MetadataFlag, Plan, PlanMetadata } from './plan.ts';

/** Words that say no where a provider keeps text. */
const NO = ['', 'false', '0', 'no'];

/**
 * Whether a flag of a plan's metadata is set.
 *
 * @internal
 */
export function isFlagSet(flag: MetadataFlag): boolean {
  return !NO.includes(String(flag ?? '').toLowerCase());
}

/**
 * Whether a plan makes a founding member. (spec reader-flows §3; links-and-rules §3)
 *
 * @decided Metadata may be text: any value counts as yes but an empty one, 'false', 'no' and '0'.
 */
export function isFoundingPlan(plan: Pick<Plan, 'metadata'>): boolean {
  return isFlagSet(plan.metadata?.founding);
}

/** Whether metadata bind a founding plan to its own amount. (spec reader-flows §3; reader-flows §6) */
export function hasFixedPrice(metadata: PlanMetadata | null | undefined): boolean {
  return isFlagSet(metadata?.fixed_price);
}

/** Whether a reader may choose what a plan costs: a founding plan without a fixed price. (spec reader-flows §6) */
export function isVariablePlan(plan: Pick<Plan, 'metadata'>): boolean {
  return isFoundingPlan(plan) && !hasFixedPrice(plan.metadata);
}
