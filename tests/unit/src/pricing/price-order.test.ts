import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountTotal } from '../../../../src/pricing/discount.ts';
import { GROUP_SEATS_MAX, groupCoupon, groupSeats } from '../../../../src/pricing/group-offer.ts';
import { priceOrder } from '../../../../src/pricing/price-order.ts';
import type { Coupon } from '../../../../src/pricing/coupon.ts';
import type { PlanOrder } from '../../../../src/pricing/price-order.ts';
import type { Plan } from '../../../../src/pricing/plan.ts';

const month: Plan = { interval: 'month', amount: 500, currency: 'usd' };
const founding: Plan = { ...month, amount: 15_000, metadata: { founding: true } };
const fixed: Plan = { ...founding, metadata: { founding: true, fixed_price: true } };
const group = { percent_off: 20, min_seats: 4 };
const tenth: Coupon = { percent_off: 10, duration: 'once' };
const half: Coupon = { percent_off: 50, duration: 'once' };

const TABLE: [order: PlanOrder, full: number, amount: number, each: number][] = [
  [{ plan: month }, 500, 500, 500],
  [{ plan: month, seats: 0 }, 500, 500, 500],
  [{ plan: month, seats: 3, group }, 1_500, 1_500, 500],
  [{ plan: month, seats: 4, group }, 2_000, 1_600, 400],
  [{ plan: month, seats: 4, group, coupon: tenth }, 2_000, 1_600, 400],
  [{ plan: month, seats: 4, group, coupon: half }, 2_000, 1_000, 250],
  [{ plan: month, seats: 3, group, coupon: tenth }, 1_500, 1_350, 450],
  [{ plan: month, coupon: { ...half, loading: true } }, 500, 500, 500],
  [{ plan: founding }, 15_000, 15_000, 15_000],
  [{ plan: founding, variableAmount: 700 }, 700, 700, 700],
  [{ plan: founding, variableAmount: 700, coupon: half }, 700, 350, 350],
  [{ plan: fixed, variableAmount: 700 }, 15_000, 15_000, 15_000],
  [{ plan: month, isGift: true, coupon: half }, 500, 250, 250],
];

describe('an order', () => {
  it.each(TABLE)('%j costs %i, %i at first, %i a person', (order, fullAmount, amount, each) => {
    const price = priceOrder(order);
    expect(price).toMatchObject({ fullAmount, amount, perPersonAmount: each });
  });

  it('keeps the free days and seats of a coupon that a group’s discount beats', () => {
    const coupon = { ...tenth, trial_period_days: 30, extra_seats: 1 };
    expect(priceOrder({ plan: month, seats: 4, group, coupon }).coupon).toEqual({
      trial_period_days: 30,
      extra_seats: 1,
      percent_off_precise: 20,
      duration: 'forever',
    });
  });

  it('has the coupon where both take off the same', () => {
    const coupon: Coupon = { percent_off: 20, duration: 'once' };
    expect(priceOrder({ plan: month, seats: 4, group, coupon }).coupon).toBe(coupon);
  });

  it('refuses an amount that nobody may choose', () => {
    expect(() => priceOrder({ plan: founding, variableAmount: 0 })).toThrow('Amount must be');
  });

  it('costs what the better discount leaves, and never more than without', () => {
    const percent = fc.integer({ min: 1, max: 100 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), percent, percent, (seats, one, other) => {
        const coupon: Coupon = { percent_off: one };
        const offer = { percent_off: other, min_seats: 2 };
        const { amount, fullAmount } = priceOrder({ plan: month, seats, group: offer, coupon });
        const grouped = discountTotal(fullAmount, groupCoupon(offer, seats));
        expect(amount).toBe(Math.min(discountTotal(fullAmount, coupon), grouped));
        expect(amount).toBeLessThanOrEqual(fullAmount);
      }),
    );
  });
});

describe('the seats of an order', () => {
  it.each([
    [undefined, group, 1],
    [null, group, 1],
    [0, group, 4],
    [1, group, 4],
    [2, group, 2],
    [9, group, 9],
    [1_000, group, GROUP_SEATS_MAX],
    [2 ** 40, group, 4],
    [9, null, 1],
  ])('asked as %j of %j are %i', (asked, offer, seats) => {
    expect(groupSeats(asked, offer)).toBe(seats);
  });
});

describe('what a group is let off', () => {
  it('begins with its fewest seats', () => {
    expect(groupCoupon(group, 3)).toBeNull();
    expect(groupCoupon(group, 4)).toMatchObject({ percent_off_precise: 20 });
    expect(groupCoupon(null, 99)).toBeNull();
  });
});
