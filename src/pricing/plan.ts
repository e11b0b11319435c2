/** Intervals at which a plan is paid; `forever` is paid once. (spec links-and-rules §3; reader-flows §3) */
export const PLAN_INTERVALS = ['day', 'week', 'month', 'year', 'forever'] as const;

/** Interval at which a plan is paid. */
export type PlanInterval = (typeof PLAN_INTERVALS)[number];

/** A yes or no in a plan's metadata, where payment providers keep text. */
export type MetadataFlag = boolean | number | string | null | undefined;

/** What a plan says about itself beside its price. */
export interface PlanMetadata {
  /** Whether it makes a founding member. */
  founding?: MetadataFlag;
  /** Whether a founding member cannot choose another amount. */
  fixed_price?: MetadataFlag;
  /** One line about it, for people. */
  short_description?: string | null | undefined;
}

/** How often a plan is paid. */
export interface PlanPeriod {
  interval: PlanInterval;
  /** Intervals between two payments; absent is 1. */
  interval_count?: number | null | undefined;
}

/** What a subscription costs. */
export interface Plan extends PlanPeriod {
  /** Minor units of the currency: cents, or whole yen. */
  amount: number;
  /** ISO 4217 code, in either case. */
  currency: string;
  /** Days before the first payment. */
  trial_period_days?: number | null | undefined;
  metadata?: PlanMetadata | null | undefined;
}
