import * as fc from 'fast-check';
import { COUPON_DURATIONS } from '../../../../src/pricing/coupon.ts';
import { PLAN_INTERVALS } from '../../../../src/pricing/plan.ts';
import { SUPPORTED_CURRENCIES } from '../../../../src/pricing/currencies.ts';
import type { Coupon } from '../../../../src/pricing/coupon.ts';
import type { Plan } from '../../../../src/pricing/plan.ts';

/** A monthly plan of 10 dollars. */
export const MONTHLY: Plan = {
  interval: 'month',
  interval_count: 1,
  amount: 1000,
  currency: 'usd',
};

/** Any number that JSON or arithmetic can bring, or none. */
const looseNumber = fc.oneof(
  fc.integer({ min: -2, max: 400 }),
  fc.double(),
  fc.constantFrom(null, undefined),
);

const flag = fc.constantFrom(true, false, 'true', '', '1', 5, null, undefined);
const metadata = fc.option(fc.record({ founding: flag, fixed_price: flag }), { nil: undefined });

/** Amounts that leave room for some hundred seats. */
export const amounts = fc.integer({ min: 0, max: 10_000_000_000 });

/** Plans whose amount is sound, and whose counts need not be. */
export const plans: fc.Arbitrary<Plan> = fc.record({
  interval: fc.constantFrom(...PLAN_INTERVALS),
  interval_count: looseNumber,
  amount: amounts,
  currency: fc.constantFrom(...SUPPORTED_CURRENCIES, 'JPY', 'kwd'),
  trial_period_days: looseNumber,
  metadata,
});

/** Coupons with anything in any field. */
export const coupons: fc.Arbitrary<Coupon> = fc.record({
  percent_off: looseNumber,
  percent_off_precise: looseNumber,
  amount_off: looseNumber,
  duration: fc.constantFrom(...COUPON_DURATIONS, null, undefined),
  duration_in_months: looseNumber,
  trial_period_days: looseNumber,
  extra_seats: looseNumber,
  loading: fc.constantFrom(true, false, null, undefined),
  error: fc.constantFrom('Expired', '', null, undefined),
});

/** What no label may hold. */
export const BROKEN_WORDS = /NaN|undefined|null|Infinity|\[object|^\s*$|\s\s|e\+/u;
