import { currencyCode } from './currencies.ts';
import { formatPrice } from './format-price.ts';
import { checkAmount } from './minor-units.ts';
import { describePeriod, periodLabel } from './plan-period.ts';
import type { Plan } from './plan.ts';
import type { PeriodDescription } from './plan-period.ts';

/** What the words of a plan's price are made of. */
export interface PlanPriceDescription {
  /** Minor units of the currency. */
  amount: number;
  /** ISO 4217 code in lower case. */
  currency: string;
  period: PeriodDescription;
}

/**
 * A plan's price with how often it is paid, for labels in any language; `formatPrice` writes the amount. A bad amount,
 * currency or interval is an error of the caller. (spec reader-flows §9)
 */
export function describePlanPrice(plan: Plan): PlanPriceDescription {
  const { amount, currency } = plan;
  const period = describePeriod(plan);
  return { amount: checkAmount(amount), currency: currencyCode(currency), period };
}

/**
 * A plan's price with how often it is paid: '$5/month', '$12 every 3 months', '$200 one-time'. A language changes how
 * the money is written, the words are English: other languages word `describePlanPrice`. A bad amount, currency or
 * interval is an error of the caller. (spec reader-flows §9)
 *
 * @decided The spec does not word it.
 */
export function planPriceLabel(plan: Plan, language?: string | null): string {
  const { amount, currency, period } = describePlanPrice(plan);
  const price = formatPrice(amount, currency, language);
  const isSingle = period.kind === 'every' && period.count === 1;
  return isSingle ? `${price}/${period.interval}` : `${price} ${periodLabel(plan)}`;
}
