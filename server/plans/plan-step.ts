import type { OfferedPlan, PlanStep, PlanStepError } from '../../src/contracts/plan-step.ts';
import { describeCoupon } from '../../src/pricing/describe-coupon.ts';
import { isFoundingPlan, isVariablePlan } from '../../src/pricing/founding.ts';
import { groupSeats } from '../../src/pricing/group-offer.ts';
import { priceOrder } from '../../src/pricing/price-order.ts';
import type { PlanOrder } from '../../src/pricing/price-order.ts';
import { readAmount, writeAmount } from '../../src/pricing/read-amount.ts';
import { selectPlan } from '../../src/pricing/select-plan.ts';
import type { PlanWish } from '../../src/pricing/select-plan.ts';
import { trialEnd } from '../../src/pricing/trial-end.ts';
import type { Deps } from '../deps.ts';
import type { Publication } from '../publications/publication.ts';
import type { StoredCoupon } from './coupon.store.ts';
import { goodCoupon } from './offered.ts';
import type { Offered } from './offered.ts';
import type { StoredPlan } from './plan.store.ts';

/** What the plan step is asked with, by a link or by its own form. */
export interface PlanAsked {
  publication: Publication;
  offered: Offered;
  wish: PlanWish;
  /** Whether a paying reader becomes a founding member: then nothing else is offered. */
  isUpgrade: boolean;
  isGift: boolean;
  /** A coupon's code as it came; '' for none. */
  coupon: string;
  /** Seats as they were asked for; null for none. */
  seats: number | null;
  /** A founding member's amount as it was typed; null where nothing was. */
  amount: string | null;
  error: PlanStepError | null;
  skip: string;
  hasFree: boolean;
  next: string | null;
}

/** Everything that a choice needs, told and untold. */
export interface PlanChoice {
  step: PlanStep;
  plans: StoredPlan[];
  coupon: StoredCoupon | null;
  seats: number;
}

type Means = Pick<Deps, 'db' | 'clock' | 'payments'>;

/** An amount off is of one currency; a plan in another one keeps its price. */
function couponOn(coupon: StoredCoupon | null, plan: StoredPlan): StoredCoupon | null {
  const isOther = coupon?.currency && coupon.currency !== plan.currency.toLowerCase();
  return isOther ? { ...coupon, amount_off: null } : coupon;
}

/** What a reader would order by choosing a plan. */
export function orderOf(
  plan: StoredPlan,
  { coupon, seats }: Pick<PlanChoice, 'coupon' | 'seats'>,
  { offered, isGift }: Pick<PlanAsked, 'offered' | 'isGift'>,
  variableAmount: number | null,
): PlanOrder<StoredPlan> {
  const group = isGift ? null : offered.group;
  return { plan, coupon: couponOn(coupon, plan), group, seats, variableAmount, isGift };
}

/** A gift is one of the plans with a price of their own. */
function plansFor({ offered, isGift, isUpgrade }: PlanAsked): StoredPlan[] {
  if (isUpgrade) return offered.plans.filter(isFoundingPlan);
  return isGift ? offered.plans.filter((plan) => !isFoundingPlan(plan)) : offered.plans;
}

/** The amount that was typed where it is one; every other plan, and every other text, has the plan's own. */
function chosenAmount(plan: StoredPlan, asked: PlanAsked): number | null {
  return isVariablePlan(plan) && asked.amount !== null
    ? readAmount(asked.amount, plan.currency)
    : null;
}

function offerPlan(
  plan: StoredPlan,
  choice: Pick<PlanChoice, 'coupon' | 'seats'>,
  asked: PlanAsked,
  now: number,
): OfferedPlan {
  const price = priceOrder(orderOf(plan, choice, asked, chosenAmount(plan, asked)));
  const { fullAmount, amount, perPersonAmount, coupon } = price;
  const { trial_end_override } = asked.offered.settings;
  const hasTrial = !asked.isGift;
  return {
    plan,
    fullAmount,
    amount,
    perPersonAmount,
    coupon: describeCoupon(coupon, plan),
    trialEnd: hasTrial ? trialEnd({ plan, coupon, trial_end_override }, now) : 0,
  };
}

function amountText(plans: readonly StoredPlan[], asked: PlanAsked): string | null {
  const variable = plans.find(isVariablePlan);
  if (!variable) return null;
  return asked.amount ?? writeAmount(variable.amount, variable.currency);
}

/** What the plan step shows and may be sent back; null where nothing is offered that was asked for. */
export async function choosePlans(deps: Means, asked: PlanAsked): Promise<PlanChoice | null> {
  const plans = plansFor(asked);
  const selected = selectPlan(plans, asked.wish);
  if (selected === null) return null;
  const { publication, offered, isGift } = asked;
  const coupon = await goodCoupon(deps, publication, asked.coupon);
  const seats = isGift ? 1 : groupSeats(asked.seats, offered.group);
  const now = deps.clock.now();
  const step: PlanStep = {
    plans: plans.map((plan) => offerPlan(plan, { coupon, seats }, asked, now)),
    selected: selected.id,
    isPayable: (await deps.payments?.takesPayments(publication)) ?? false,
    isGift,
    seats,
    group: isGift ? null : offered.group,
    coupon: coupon?.code ?? null,
    isCouponUnknown: asked.coupon !== '' && coupon === null,
    amountText: amountText(plans, asked),
    error: asked.error,
    skip: asked.skip,
    hasFree: asked.hasFree,
    next: asked.next,
  };
  return { step, plans, coupon, seats };
}
