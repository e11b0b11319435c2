import { FlyleafError } from '../errors/flyleaf-error.ts';
import { discountTotal } from './discount.ts';
import { isVariablePlan } from './founding.ts';
import { checkAmount } from './minor-units.ts';
import { describePeriod, periodLabel } from './plan-period.ts';
import { describeTrial, trialDays, trialLabel } from './trial.ts';
import { wholeCount } from './whole-count.ts';
import type { Coupon } from './coupon.ts';
import type { PeriodDescription } from './plan-period.ts';
import type { Plan } from './plan.ts';
import type { TrialDescription } from './trial.ts';

/** What is bought. */
export interface WalletOrder {
  plan: Plan;
  coupon?: Coupon | null | undefined;
  /** Seats that are paid for; absent is 1. */
  seats?: number | null | undefined;
  /** Minor units that a founding member chose. */
  variableAmount?: number | null | undefined;
  /** Whether it is paid once though the plan recurs, as a gift is. */
  isOneTime?: boolean | undefined;
}

/** What the label of a total is made of. */
export type TotalDescription =
  | { kind: 'one-time' }
  | {
      kind: 'recurring';
      period: PeriodDescription;
      isPerPerson: boolean;
      trial: TrialDescription;
    };

/** The total that a wallet's sheet shows. */
export interface WalletTotal {
  /** In English. */
  label: string;
  /** Minor units of one seat's part of the amount, which is what 'per person' speaks of. */
  perPersonAmount: number;
  /** Minor units of all seats. */
  amount: number;
  /** ISO 4217 code, as the plan has it. */
  currency: string;
}

const countSeats = (order: WalletOrder): number => wholeCount(order.seats) || 1;

/**
 * Minor units of a plan before discounts: what the reader chose on a founding plan, if an amount is given, else the
 * plan's own. A chosen amount that is not whole, or not above 0, is refused as a bad request. (spec reader-flows §6, §9)
 *
 * @decided A founding plan with a fixed price keeps its own amount. Whoever chooses an amount means to pay: 0 is taken
 * only where the plan itself is for 0. Any amount above may be chosen, also one below the plan's own.
 */
export function planAmount(plan: Plan, variableAmount?: number | null): number {
  if (!isVariablePlan(plan)) return checkAmount(plan.amount);
  const own = checkAmount(plan.amount);
  const amount = variableAmount ?? own;
  if (Number.isSafeInteger(amount) && amount >= Math.min(own, 1)) return amount;
  const least = own > 0 ? 'above 0' : 'of at least 0';
  throw new FlyleafError('invalid_request', `Amount must be a whole number ${least}`);
}

/** What the label of a wallet's total is made of, for labels in any language. (spec reader-flows §9; readings.md) */
export function describeTotal(order: WalletOrder): TotalDescription {
  const period = describePeriod(order.plan);
  if (order.isOneTime || period.kind === 'one-time') return { kind: 'one-time' };
  const trial = describeTrial(trialDays(order.plan, order.coupon));
  return { kind: 'recurring', period, isPerPerson: countSeats(order) > 1, trial };
}

/**
 * The label of a wallet's total in English: 'one-time', or how often it is paid, with 'per person' for several seats
 * and 'with N-month trial' or 'with N-day trial' where there is one: 'monthly per person with 1-month trial'.
 * (spec reader-flows §9; readings.md)
 */
export function totalLabel(order: WalletOrder): string {
  const total = describeTotal(order);
  if (total.kind === 'one-time') return 'one-time';
  const trial = trialLabel(trialDays(order.plan, order.coupon));
  const words = [periodLabel(order.plan)];
  if (total.isPerPerson) words.push('per person');
  if (trial !== null) words.push(`with ${trial}`);
  return words.join(' ');
}

/**
 * The total that a wallet's sheet shows: label, the price of one seat and of all, after the coupon's discount. A bad
 * amount is an error of the caller. (spec reader-flows §9; readings.md; Stripe API, Coupon.amount_off)
 *
 * @decided The discount is taken off the sum of all seats, an amount once, as the payment provider's bill does. Where
 * the label says 'per person', one seat's part of what is charged stands beside it, rounded up to a whole minor unit. It
 * is the price of the first payment, which is the one that a discount for one payment lowers.
 */
export function walletTotal(order: WalletOrder): WalletTotal {
  const full = planAmount(order.plan, order.variableAmount);
  const seats = countSeats(order);
  const amount = discountTotal(full * seats, order.coupon);
  const perPersonAmount = Math.ceil(amount / seats);
  return { label: totalLabel(order), perPersonAmount, amount, currency: order.plan.currency };
}
