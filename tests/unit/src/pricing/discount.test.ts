import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MAX_PERCENT_OFF,
  MIN_DISCOUNT_TOTAL,
  amountOff,
  discountTotal,
  percentOff,
} from '../../../../src/pricing/discount.ts';
import { discountedPrice } from '../../../../src/pricing/discounted-price.ts';
import { MONTHLY, amounts, coupons, plans } from './money-arbitraries.ts';
import type { Coupon } from '../../../../src/pricing/coupon.ts';

it('has the numbers of the specification', () => {
  expect([MIN_DISCOUNT_TOTAL, MAX_PERCENT_OFF]).toEqual([0, 100]);
});

describe('the percentage', () => {
  it.each<[Coupon, number]>([
    [{}, 0],
    [{ percent_off: 20 }, 20],
    [{ percent_off_precise: 33.33 }, 33.33],
    [{ percent_off: 33, percent_off_precise: 33.33 }, 33.33],
    [{ percent_off: 33, percent_off_precise: 33.336 }, 33.34],
    [{ percent_off: 33, percent_off_precise: null }, 33],
    [{ percent_off: 33, percent_off_precise: 0 }, 33],
    [{ percent_off: 33, percent_off_precise: 0.004 }, 0.01],
    [{ percent_off_precise: 1e-300 }, 0.01],
    [{ percent_off_precise: 0.015 }, 0.01],
    [{ percent_off_precise: 0.016 }, 0.02],
    [{ percent_off_precise: 99.99 }, 99.99],
    [{ percent_off_precise: 99.999 }, 99.99],
    [{ percent_off_precise: 100 }, 100],
    [{ percent_off: 33, percent_off_precise: 0.01 }, 0.01],
    [{ percent_off: 33, percent_off_precise: Number.NaN }, 33],
    [{ percent_off: 100 }, 100],
    [{ percent_off: 100.01 }, 100],
    [{ percent_off: Infinity }, 100],
    [{ percent_off: -5 }, 0],
    [{ percent_off: Number.NaN }, 0],
    [{ percent_off: null }, 0],
  ])('of %j is %d', (coupon, percent) => {
    expect(percentOff(coupon)).toBe(percent);
  });
});

it.each(['10', 'ten', true])('takes nothing off for %j, which is no number', (percent) => {
  const coupon: object = { percent_off: percent, amount_off: percent };
  expect(percentOff(coupon)).toBe(0);
  expect(discountTotal(1000, coupon)).toBe(1000);
});

describe('the amount', () => {
  it.each<[Coupon, number]>([
    [{}, 0],
    [{ amount_off: null }, 0],
    [{ amount_off: 0 }, 0],
    [{ amount_off: -1 }, 0],
    [{ amount_off: 1 }, 1],
    [{ amount_off: 1.5 }, 0],
    [{ amount_off: Number.NaN }, 0],
    [{ amount_off: Infinity }, 0],
  ])('of %j is %d', (coupon, amount) => {
    expect(amountOff(coupon)).toBe(amount);
  });
});

describe('the total', () => {
  it.each<[number, Coupon | null | undefined, number]>([
    [1000, null, 1000],
    [1000, undefined, 1000],
    [1000, {}, 1000],
    [1000, { percent_off: 20 }, 800],
    [1000, { percent_off: 100 }, 0],
    [100_000, { percent_off_precise: 99.999 }, 10],
    [100_000, { percent_off: 5, percent_off_precise: 0.004 }, 99_990],
    [1000, { percent_off_precise: 33.33 }, 667],
    [999, { percent_off: 50 }, 499],
    [1, { percent_off: 50 }, 0],
    [1, { percent_off: 49 }, 1],
    [10_000, { percent_off_precise: 1.15 }, 9885],
    [1000, { amount_off: 999 }, 1],
    [1000, { amount_off: 1000 }, 0],
    [1000, { amount_off: 1001 }, 0],
    [1000, { percent_off: 10, amount_off: 500 }, 900],
    [1000, { percent_off: 20, loading: true }, 1000],
    [1000, { percent_off: 20, error: 'Expired' }, 1000],
    [0, { percent_off: 20 }, 0],
    [0, { amount_off: 20 }, 0],
  ])('of %i with %j is %i', (amount, coupon, total) => {
    expect(discountTotal(amount, coupon)).toBe(total);
  });

  it.each([-1, 0.5, Number.NaN])('is never made of %d', (amount) => {
    expect(() => discountTotal(amount, null)).toThrow(
      'Amount must be a whole number of at least 0',
    );
  });

  it('is whole, never below 0 and never above the amount', () => {
    fc.assert(
      fc.property(amounts, coupons, (amount, coupon) => {
        const total = discountTotal(amount, coupon);
        expect(Number.isSafeInteger(total) && total >= 0 && total <= amount).toBe(true);
      }),
    );
  });

  it('does not fall when the amount rises', () => {
    fc.assert(
      fc.property(amounts, amounts, coupons, (a, b, coupon) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        expect(discountTotal(low, coupon)).toBeLessThanOrEqual(discountTotal(high, coupon));
      }),
    );
  });

  it('does not rise when more is taken off', () => {
    fc.assert(
      fc.property(amounts, fc.nat(120), fc.nat(120), (amount, a, b) => {
        const [few, many] = [Math.min(a, b), Math.max(a, b)];
        for (const field of ['percent_off', 'percent_off_precise', 'amount_off']) {
          expect(discountTotal(amount, { [field]: many })).toBeLessThanOrEqual(
            discountTotal(amount, { [field]: few }),
          );
        }
      }),
    );
  });
});

describe('a price with a coupon', () => {
  it('tells both prices and what the discount is', () => {
    expect(discountedPrice(MONTHLY, { percent_off: 20 })).toEqual({
      fullAmount: 1000,
      amount: 800,
      label: '20% off first month',
    });
  });

  it.each<[string, Coupon | null]>([
    ['no coupon', null],
    ['a coupon without a discount', { trial_period_days: 7 }],
    ['a discount that comes to 0', { percent_off_precise: 0.04 }],
    ['a loading coupon', { percent_off: 20, loading: true }],
    ['a failed coupon', { percent_off: 20, error: 'Expired' }],
  ])('is the full price without a label for %s', (_, coupon) => {
    expect(discountedPrice(MONTHLY, coupon)).toEqual({
      fullAmount: 1000,
      amount: 1000,
      label: null,
    });
  });

  it('names the discount exactly when less is paid', () => {
    fc.assert(
      fc.property(plans, coupons, (plan, coupon) => {
        const { amount, fullAmount, label } = discountedPrice(plan, coupon);
        expect(label !== null).toBe(amount < fullAmount);
      }),
    );
  });
});
