import * as z from 'zod';
import { COUPON_DURATIONS } from '../../pricing/coupon.ts';
import { count, flag } from './fields.contract.ts';

const percent = z.number().min(0).max(100).nullish();

/**
 * A coupon (spec reader-flows §3; links-and-rules §3).
 * @decided Nothing must be there: a coupon that is still loading, or failed to, has only `loading` or `error`. The error
 * is a flag, text or an error body.
 */
export const couponSchema = z.looseObject({
  percent_off: percent,
  percent_off_precise: percent,
  amount_off: count,
  duration: z.enum(COUPON_DURATIONS).nullish(),
  duration_in_months: count,
  trial_period_days: count,
  extra_seats: count,
  loading: flag,
  error: z.union([z.boolean(), z.string(), z.looseObject({})]).nullish(),
});

/** A coupon as it stands on the wire. */
export type CouponEntity = z.infer<typeof couponSchema>;
