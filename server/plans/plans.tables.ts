import type { CouponDuration } from '../../src/pricing/coupon.ts';
import type { PlanInterval } from '../../src/pricing/plan.ts';
import type { PaymentsState } from '../../src/publication/payments-state.ts';

/** What a subscription costs. Key: publication and id. */
export interface PlanTable {
  publication_id: number;
  /** Its name in links and on the command line. */
  id: string;
  interval: PlanInterval;
  interval_count: number;
  /** Minor units. */
  amount: number;
  /** ISO 4217 code, lower case. */
  currency: string;
  trial_period_days: number | null;
  founding: 0 | 1;
  /** Whether a founding member cannot choose another amount. */
  fixed_price: 0 | 1;
  short_description: string | null;
  /** Plans are shown in this order. */
  position: number;
  created_at: number;
  updated_at: number;
}

/** What holds for all plans of a publication. Key: the publication. */
export interface PublicationOfferTable {
  publication_id: number;
  payments_state: PaymentsState;
  disable_monthly_subscriptions: 0 | 1;
  disable_annual_subscriptions: 0 | 1;
  /** Percent that a group is let off; null for no group offer. */
  group_percent_off: number | null;
  group_min_seats: number | null;
  /** UTC milliseconds until which every trial lasts; null for none. */
  trial_end_override: number | null;
  updated_at: number;
}

/** What a code lets readers off. Key: publication and code. */
export interface CouponTable {
  publication_id: number;
  /** Upper case. */
  code: string;
  percent_off: number | null;
  /** Minor units of `currency`. */
  amount_off: number | null;
  currency: string | null;
  duration: CouponDuration;
  duration_in_months: number | null;
  trial_period_days: number | null;
  extra_seats: number | null;
  /** UTC milliseconds; null for no end. */
  expires_at: number | null;
  created_at: number;
  updated_at: number;
}

/** Tables of this feature. */
export interface PlanTables {
  plans: PlanTable;
  publication_offers: PublicationOfferTable;
  coupons: CouponTable;
}
