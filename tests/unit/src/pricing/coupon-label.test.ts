import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  couponLabel,
  discountLabel,
  extraSeatsLabel,
  freeTrialLabel,
} from '../../../../src/pricing/coupon-label.ts';
import { describeCoupon, describeSpan } from '../../../../src/pricing/describe-coupon.ts';
import { BROKEN_WORDS, MONTHLY, coupons, plans } from './money-arbitraries.ts';
import type { Coupon } from '../../../../src/pricing/coupon.ts';
import type { Plan } from '../../../../src/pricing/plan.ts';

const plan = (interval: Plan['interval'], interval_count = 1): Plan => ({
  ...MONTHLY,
  interval,
  interval_count,
});

describe('a discount once', () => {
  it.each<[Plan, string]>([
    [plan('month'), 'first month'],
    [plan('year'), 'first year'],
    [plan('week'), 'first week'],
    [plan('day'), 'first day'],
    [plan('month', 2), 'first payment'],
    [plan('year', 3), 'first payment'],
    [plan('forever'), 'first payment'],
  ])('is off the %j: %s', (each, words) => {
    expect(couponLabel({ percent_off: 20, duration: 'once' }, each)).toBe(`20% off ${words}`);
    expect(couponLabel({ amount_off: 550, duration: 'once' }, each)).toBe(`$5.50 off ${words}`);
  });
});

describe('a discount that lasts', () => {
  it.each<[Coupon, string]>([
    [{ duration: 'forever' }, 'forever'],
    [{ duration: 'forever', duration_in_months: 3 }, 'forever'],
    [{ duration: 'repeating', duration_in_months: 1 }, 'for 1 month'],
    [{ duration: 'repeating', duration_in_months: 2 }, 'for 2 months'],
    [{ duration: 'repeating', duration_in_months: 11 }, 'for 11 months'],
    [{ duration: 'repeating', duration_in_months: 12 }, 'for 1 year'],
    [{ duration: 'repeating', duration_in_months: 13 }, 'for 13 months'],
    [{ duration: 'repeating', duration_in_months: 24 }, 'for 2 years'],
    [{ duration: 'repeating', duration_in_months: 0 }, 'first month'],
    [{ duration: 'repeating', duration_in_months: null }, 'first month'],
    [{ duration: 'repeating' }, 'first month'],
    [{ duration: 'once', duration_in_months: 3 }, 'first month'],
    [{ duration: null, duration_in_months: 3 }, 'first month'],
    [{}, 'first month'],
  ])('%j: %s', (coupon, words) => {
    expect(couponLabel({ ...coupon, percent_off: 20 }, MONTHLY)).toBe(`20% off ${words}`);
    expect(couponLabel({ ...coupon, amount_off: 500 }, MONTHLY)).toBe(`$5 off ${words}`);
  });
});

describe('what is taken off', () => {
  it.each<[Coupon, string, string]>([
    [{ percent_off: 33, percent_off_precise: 33.33 }, 'usd', '33.33% off forever'],
    [{ percent_off: 100 }, 'usd', '100% off forever'],
    [{ percent_off: 20, amount_off: 500 }, 'usd', '20% off forever'],
    [{ amount_off: 500 }, 'eur', '€5 off forever'],
    [{ amount_off: 500 }, 'JPY', '¥500 off forever'],
  ])('of %j in %s reads %s', (coupon, currency, label) => {
    const lasting: Coupon = { ...coupon, duration: 'forever' };
    expect(couponLabel(lasting, { ...MONTHLY, currency })).toBe(label);
    expect(discountLabel(lasting, { ...MONTHLY, currency })).toBe(label);
  });

  it('has no words where nothing is', () => {
    expect(discountLabel({ trial_period_days: 7 }, MONTHLY)).toBeNull();
  });
});

it.each([
  [-1, null],
  [0, null],
  [1, '1 day free trial'],
  [2, '2 day free trial'],
  [30, '30 day free trial'],
  [0.5, null],
  [1.5, '1 day free trial'],
  [Number.NaN, null],
  [Infinity, null],
  [2_147_483_647, '2147483647 day free trial'],
  [2_147_483_648, null],
])('words %i free days: %s', (days, label) => {
  expect(freeTrialLabel(days)).toBe(label);
  expect(couponLabel({ trial_period_days: days }, MONTHLY)).toBe(label);
});

it.each([
  [-1, null],
  [0, null],
  [1, 'an additional seat'],
  [2, '2 additional seats'],
  [0.5, null],
  [1.5, 'an additional seat'],
  [Number.NaN, null],
  [Infinity, null],
  [2_147_483_648, null],
])('words %i seats: %s', (seats, label) => {
  expect(extraSeatsLabel(seats)).toBe(label);
  expect(couponLabel({ extra_seats: seats }, MONTHLY)).toBe(label);
});

describe('on a plan that is paid once for ever', () => {
  const once = plan('forever');

  it.each<Coupon>([
    { percent_off: 20, duration: 'forever' },
    { percent_off: 20, duration: 'repeating', duration_in_months: 3 },
    { percent_off: 20, duration: 'once' },
  ])('%j is off the one payment', (coupon) => {
    expect(couponLabel(coupon, once)).toBe('20% off first payment');
  });

  it('free days are no offer', () => {
    expect(couponLabel({ trial_period_days: 7 }, once)).toBeNull();
    expect(couponLabel({ trial_period_days: 7, extra_seats: 1 }, once)).toBe('an additional seat');
    expect(describeCoupon({ trial_period_days: 7 }, once)).toEqual({ kind: 'nothing' });
  });
});

describe('a discount that cannot be told', () => {
  it.each([undefined, null, ''])('is an amount in currency %j', (currency) => {
    const unknown = { interval: 'month', currency } as const;
    expect(couponLabel({ amount_off: 10 }, unknown)).toBeNull();
    expect(couponLabel({ amount_off: 10, extra_seats: 1 }, unknown)).toBe('an additional seat');
    expect(couponLabel({ percent_off: 10 }, unknown)).toBe('10% off first month');
  });
});

describe('several offers', () => {
  it.each<[Coupon, string]>([
    [
      { percent_off: 20, duration: 'forever', trial_period_days: 7, extra_seats: 1 },
      '20% off forever, 7 day free trial and an additional seat',
    ],
    [{ percent_off: 20, trial_period_days: 7 }, '20% off first month and 7 day free trial'],
    [{ amount_off: 100, extra_seats: 3 }, '$1 off first month and 3 additional seats'],
    [{ trial_period_days: 1, extra_seats: 1 }, '1 day free trial and an additional seat'],
  ])('%j are one list: %s', (coupon, label) => {
    expect(couponLabel(coupon, MONTHLY)).toBe(label);
  });
});

describe('nothing to say', () => {
  it.each<[Coupon | null | undefined, string]>([
    [null, 'none'],
    [undefined, 'none'],
    [{ percent_off: 20, loading: true }, 'loading'],
    [{ percent_off: 20, error: 'Expired' }, 'failed'],
    [{}, 'nothing'],
    [{ percent_off: 0, amount_off: 0, trial_period_days: 0, extra_seats: 0 }, 'nothing'],
  ])('of %j: %s', (coupon, kind) => {
    expect(couponLabel(coupon, MONTHLY)).toBeNull();
    expect(describeCoupon(coupon, MONTHLY)).toEqual({ kind });
  });
});

describe('the parts of a label', () => {
  it('name the percentage, the span, the days and the seats', () => {
    const coupon: Coupon = { percent_off: 20, trial_period_days: 7, extra_seats: 2 };
    expect(describeCoupon(coupon, plan('year'))).toEqual({
      kind: 'offer',
      discount: { kind: 'percent', percent: 20, span: { kind: 'first', period: 'year' } },
      trialDays: 7,
      extraSeats: 2,
    });
  });

  it('name the amount and its currency', () => {
    const coupon: Coupon = { amount_off: 500, duration: 'forever' };
    expect(describeCoupon(coupon, MONTHLY)).toEqual({
      kind: 'offer',
      discount: { kind: 'amount', amount: 500, currency: 'usd', span: { kind: 'forever' } },
      trialDays: 0,
      extraSeats: 0,
    });
  });

  it('are an offer with days alone, and with seats alone', () => {
    const offer = { kind: 'offer', discount: null };
    expect(describeCoupon({ trial_period_days: 1 }, MONTHLY)).toEqual({
      ...offer,
      trialDays: 1,
      extraSeats: 0,
    });
    expect(describeCoupon({ extra_seats: 1 }, MONTHLY)).toEqual({
      ...offer,
      trialDays: 0,
      extraSeats: 1,
    });
  });

  it('tell months from years', () => {
    const coupon: Coupon = { duration: 'repeating', duration_in_months: 36 };
    expect(describeSpan(coupon, MONTHLY)).toEqual({ kind: 'years', count: 3 });
    expect(describeSpan({ ...coupon, duration_in_months: 35 }, MONTHLY)).toEqual({
      kind: 'months',
      count: 35,
    });
  });
});

describe('over all plans and coupons', () => {
  it('a label is sound, or null exactly when there is no offer', () => {
    fc.assert(
      fc.property(plans, coupons, (each, coupon) => {
        const label = couponLabel(coupon, each);
        expect(label === null).toBe(describeCoupon(coupon, each).kind !== 'offer');
        expect(label ?? 'none').not.toMatch(BROKEN_WORDS);
        expect(discountLabel(coupon, each) ?? 'none').not.toMatch(BROKEN_WORDS);
      }),
    );
  });
});
