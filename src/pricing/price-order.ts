import { readyCoupon } from './coupon-state.ts';
import { discountTotal } from './discount.ts';
import { groupCoupon } from './group-offer.ts';
import { planAmount, walletTotal } from './wallet-total.ts';
import { wholeCount } from './whole-count.ts';
import type { Coupon } from './coupon.ts';
import type { GroupOffer } from './group-offer.ts';
import type { Plan } from './plan.ts';

/** What a reader chose in the plan step. */
export interface PlanOrder<P extends Plan = Plan> {
  plan: P;
  coupon?: Coupon | null | undefined;
  group?: GroupOffer | null | undefined;
  /** Absent is 1. */
  seats?: number | null | undefined;
  /** Minor units that a founding member chose. */
  variableAmount?: number | null | undefined;
  /** A gift is paid once. */
  isGift?: boolean | undefined;
}

/** What an order costs, in minor units. */
export interface OrderPrice {
  /** A payment without any discount, for all seats. */
  fullAmount: number;
  /** The first payment, for all seats. */
  amount: number;
  /** One seat's part of it, rounded up. */
  perPersonAmount: number;
  /** What lowers it: the reader's coupon, or the group's discount in its place; null for nothing. */
  coupon: Coupon | null;
}

/** The group's discount in place of the coupon's, which keeps its free days and seats. */
function withGroup(coupon: Coupon | null, group: Coupon): Coupon {
  const { trial_period_days, extra_seats } = readyCoupon(coupon);
  return { trial_period_days, extra_seats, ...group };
}

/**
 * What an order costs. An amount that a founding member may not choose is refused as a bad request. (spec reader-flows §3;
 * reader-flows §9)
 *
 * @decided Discounts do not add up: of a coupon and a group's discount the one that takes off more of the first payment
 * holds, the coupon where they are equal; the coupon's free days and seats hold either way. A gift has no trial and is
 * paid once.
 */
export function priceOrder({ plan, isGift, ...order }: PlanOrder): OrderPrice {
  const seats = wholeCount(order.seats) || 1;
  const own = order.coupon ?? null;
  const group = groupCoupon(order.group ?? null, seats);
  const fullAmount = planAmount(plan, order.variableAmount) * seats;
  const isGroup = group && discountTotal(fullAmount, group) < discountTotal(fullAmount, own);
  const coupon = isGroup ? withGroup(own, group) : own;
  const { variableAmount } = order;
  const total = walletTotal({ plan, coupon, seats, variableAmount, isOneTime: isGift });
  return { fullAmount, amount: total.amount, perPersonAmount: total.perPersonAmount, coupon };
}
