import * as z from 'zod';
import { PLAN_INTERVALS } from '../../pricing/plan.ts';
import { text } from './fields.contract.ts';

/** A yes or no in a plan's metadata: providers keep text there. */
const metadataFlag = z.union([z.boolean(), z.number(), z.string()]).nullish();

/** What a plan says about itself beside its price (spec reader-flows §3; links-and-rules §3). */
export const planMetadataSchema = z.looseObject({
  founding: metadataFlag,
  fixed_price: metadataFlag,
  short_description: text,
});

/**
 * A plan: what a subscription costs, and how often (spec reader-flows §3; links-and-rules §3).
 * @decided Interval, amount and currency must be there, since a plan without one of them has no price. The amount is
 * whole minor units. The currency is any three letters, so that an old plan in a currency that is no longer offered can
 * still be read; the rules of money say which are supported.
 */
export const planSchema = z.looseObject({
  interval: z.enum(PLAN_INTERVALS),
  interval_count: z.int().positive().nullish(),
  amount: z.int().nonnegative(),
  currency: z.string().regex(/^[a-z]{3}$/iu),
  trial_period_days: z.int().nonnegative().nullish(),
  metadata: planMetadataSchema.nullish(),
});

/** A plan as it stands on the wire. */
export type PlanEntity = z.infer<typeof planSchema>;
