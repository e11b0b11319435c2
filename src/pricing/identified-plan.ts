import type { Plan } from './plan.ts';

/** A plan with the name by which a link, a form and the publisher know it. */
export interface IdentifiedPlan extends Plan {
  /** Unique in its publication: `monthly`. */
  id: string;
}

/**
 * Characters of a plan's name; what `selectedPlanId` may be. (spec reader-flows §2)
 *
 * @decided Lower-case letters, digits and inner hyphens, 48 at most, as names of sections.
 */
const PLAN_ID = /^[a-z0-9](?:[a-z0-9-]{0,46}[a-z0-9])?$/u;

/** Whether text can name a plan. (spec reader-flows §2) */
export function isPlanId(text: string): boolean {
  return PLAN_ID.test(text);
}
