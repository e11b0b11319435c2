import { isFoundingPlan } from './founding.ts';
import { paymentMonths } from './months-given.ts';
import { offeredPlans } from './offered-plans.ts';
import { planPriceLabel } from './plan-price.ts';
import type { Plan } from './plan.ts';
import type { PlanSeller } from './offered-plans.ts';

/** Below 0 when the first plan costs less for the same time; in whole numbers, without a division. */
function comparePlans(a: Plan, b: Plan): number {
  return (
    a.amount * paymentMonths(b) - b.amount * paymentMonths(a) || paymentMonths(a) - paymentMonths(b)
  );
}

function isBylinePlan(plan: Plan): boolean {
  const isPriced = Number.isSafeInteger(plan.amount) && plan.amount > 0;
  return isPriced && ['month', 'year'].includes(plan.interval) && !isFoundingPlan(plan);
}

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/**
 * The monthly or annual plan that costs a reader least for the same time, of those that a publication offers; null
 * when there is none. (spec reader-flows §9; readings.md)
 *
 * @decided Prices are compared by the month ($50 a year beat $5 a month); of two equal ones the shorter commitment
 * wins. Trials do not count: they change when a reader pays, not what. Founding plans are a choice above the price,
 * and a plan of 0 is no price. Only plans in the currency of the first one are compared, since rates of exchange are
 * not known here.
 */
export function cheapestPlan<P extends Plan>(seller: PlanSeller<P>): P | null {
  const plans = offeredPlans(seller).filter(isBylinePlan);
  const [first] = plans;
  const comparable = plans.filter((plan) => first && isSame(plan.currency, first.currency));
  return comparable.sort(comparePlans)[0] ?? null;
}

/**
 * The price that the byline shows: that of the publication's cheapest monthly or annual plan; null when it offers
 * none. (spec reader-flows §9; readings.md)
 */
export function bylinePriceLabel(seller: PlanSeller, language?: string | null): string | null {
  const plan = cheapestPlan(seller);
  return plan && planPriceLabel(plan, language);
}
