import { isFoundingPlan } from './founding.ts';
import type { IdentifiedPlan } from './identified-plan.ts';
import type { PlanInterval } from './plan.ts';

/** What a link says about the plan that it means. */
export interface PlanWish {
  selectedPlanId?: string | null | undefined;
  plan?: string | null | undefined;
  upgrade_to_founding?: boolean | null | undefined;
}

/** Words for an interval in a link, beside the plan's own name. */
const INTERVALS: Readonly<Record<string, PlanInterval>> = {
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  annual: 'year',
  yearly: 'year',
  forever: 'forever',
};

function isMeant(plan: IdentifiedPlan, word: string): boolean {
  if (word === 'founding') return isFoundingPlan(plan);
  return !isFoundingPlan(plan) && plan.interval === INTERVALS[word];
}

/** Finds by name before it finds by meaning. */
function findPlan<P extends IdentifiedPlan>(plans: readonly P[], wish: string): P | undefined {
  const word = wish.toLowerCase();
  return plans.find(({ id }) => id === word) ?? plans.find((plan) => isMeant(plan, word));
}

/**
 * The plan that a link means, of those that are offered; the first one where it names none, null where none is offered.
 * `selectedPlanId` names one; `plan` names one or says `founding`, `monthly`, `annual` and the like;
 * `upgrade_to_founding` is `plan=founding`. (spec reader-flows §2; links-and-rules §2)
 *
 * @decided The most exact word wins: `selectedPlanId`, then `upgrade_to_founding`, then `plan`. A name of no plan is as good
 * as none, so that links to a plan that is gone still lead to the others.
 */
export function selectPlan<P extends IdentifiedPlan>(
  plans: readonly P[],
  wish: PlanWish,
): P | null {
  const words = [wish.selectedPlanId, wish.upgrade_to_founding ? 'founding' : null, wish.plan];
  for (const word of words) {
    const found = word ? findPlan(plans, word) : undefined;
    if (found) return found;
  }
  return plans[0] ?? null;
}
