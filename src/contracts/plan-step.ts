/** What the plan step shows: `server/plans` gathers, `widgets/pages/plans.view.tsx` says it. Types only. */
import type { CouponDescription } from '../pricing/describe-coupon.ts';
import type { GroupOffer } from '../pricing/group-offer.ts';
import type { IdentifiedPlan } from '../pricing/identified-plan.ts';

/** A plan with its price for this reader. Amounts are minor units of the plan's currency. */
export interface OfferedPlan {
  plan: IdentifiedPlan;
  /** A payment without any discount, for all seats. */
  fullAmount: number;
  /** The first payment, for all seats. */
  amount: number;
  perPersonAmount: number;
  /** What lowers it. */
  coupon: CouponDescription;
  /** When a trial ends that begins now (UTC milliseconds); 0 for none. */
  trialEnd: number;
}

/** What was wrong with the choice that was sent. */
export type PlanStepError = 'plan' | 'amount';

export interface PlanStep {
  plans: readonly OfferedPlan[];
  /** Id of the plan that is chosen at first. */
  selected: string;
  /** Whether anything can be paid for here. */
  isPayable: boolean;
  isGift: boolean;
  seats: number;
  /** Null where the publication has none, and for gifts. */
  group: GroupOffer | null;
  /** The coupon's code as the publisher wrote it; null for none. */
  coupon: string | null;
  /** Whether a code came along that is not known, or no longer good. */
  isCouponUnknown: boolean;
  /** What stands in the field of the founding member's amount, in major units; null where no plan has one. */
  amountText: string | null;
  error: PlanStepError | null;
  /** Where the reader goes without paying. */
  skip: string;
  /** Whether the reader has the free subscription, or has just asked for it: then paying can wait. */
  hasFree: boolean;
  /** Where to go afterwards: an allowed address; null for none. */
  next: string | null;
}
