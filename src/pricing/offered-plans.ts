import { arePaymentsEnabled } from '../publication/payments-state.ts';
import { isSupportedCurrency } from './currencies.ts';
import type { Plan } from './plan.ts';

/** What of a publication decides which plans it offers. */
export interface PlanSeller<P extends Plan = Plan> {
  /** A gap in the list counts as no plan. */
  plans?: readonly (P | null | undefined)[] | null | undefined;
  payments_state?: string | null | undefined;
  disable_monthly_subscriptions?: boolean | null | undefined;
  disable_annual_subscriptions?: boolean | null | undefined;
}

function isIntervalDisabled(plan: Plan, seller: PlanSeller): boolean {
  if (plan.interval === 'month') return seller.disable_monthly_subscriptions === true;
  return plan.interval === 'year' && seller.disable_annual_subscriptions === true;
}

/**
 * The plans that a publication offers, in its order: none unless payments are enabled, and none of a disabled
 * interval. (spec reader-flows §3; links-and-rules §9; readings.md)
 *
 * @decided A plan in a currency that is not supported is not offered. A disabled interval takes a founding plan of
 * that interval with it, and plans for several months or years too.
 */
export function offeredPlans<P extends Plan>(seller: PlanSeller<P>): P[] {
  if (!arePaymentsEnabled(seller.payments_state)) return [];
  const plans = (seller.plans ?? []).filter((plan) => plan !== null && plan !== undefined);
  return plans.filter(
    (plan) => !isIntervalDisabled(plan, seller) && isSupportedCurrency(plan.currency),
  );
}
