import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  describeTotal,
  planAmount,
  totalLabel,
  walletTotal,
} from '../../../../src/pricing/wallet-total.ts';
import { BROKEN_WORDS, MONTHLY, amounts, coupons, plans } from './money-arbitraries.ts';
import type { Plan, PlanInterval } from '../../../../src/pricing/plan.ts';
import type { WalletOrder } from '../../../../src/pricing/wallet-total.ts';

const order = (plan: Partial<Plan>, rest: Partial<WalletOrder> = {}): WalletOrder => ({
  plan: { ...MONTHLY, ...plan },
  ...rest,
});

describe('the label', () => {
  it.each<[PlanInterval, number, string]>([
    ['day', 1, 'daily'],
    ['week', 1, 'weekly'],
    ['month', 1, 'monthly'],
    ['year', 1, 'yearly'],
    ['month', 3, 'every 3 months'],
    ['week', 2, 'every 2 weeks'],
    ['forever', 1, 'one-time'],
  ])('of %s × %i is %s', (interval, interval_count, label) => {
    expect(totalLabel(order({ interval, interval_count }))).toBe(label);
  });

  it.each<[string, WalletOrder, string]>([
    ['no seats said', order({}, { seats: null }), 'monthly'],
    ['no seat', order({}, { seats: 0 }), 'monthly'],
    ['one seat', order({}, { seats: 1 }), 'monthly'],
    ['two seats', order({}, { seats: 2 }), 'monthly per person'],
    ['no number of seats', order({}, { seats: Number.NaN }), 'monthly'],
    ['a short trial', order({ trial_period_days: 7 }), 'monthly with 7-day trial'],
    ['a trial of a day', order({ trial_period_days: 1 }), 'monthly with 1-day trial'],
    ['a trial of a month', order({ trial_period_days: 30 }), 'monthly with 1-month trial'],
    ['a trial of two months', order({ trial_period_days: 60 }), 'monthly with 2-month trial'],
    ['a trial of 45 days', order({ trial_period_days: 45 }), 'monthly with 45-day trial'],
    [
      "a coupon's trial",
      order({ interval: 'year' }, { coupon: { trial_period_days: 14 } }),
      'yearly with 14-day trial',
    ],
    [
      'seats and a trial',
      order({ interval: 'year', trial_period_days: 30 }, { seats: 5 }),
      'yearly per person with 1-month trial',
    ],
    [
      'a gift of a plan that recurs',
      order({ trial_period_days: 30 }, { seats: 5, isOneTime: true }),
      'one-time',
    ],
    ['what is not paid once', order({}, { isOneTime: false }), 'monthly'],
    [
      'a plan for ever with seats and a trial',
      order({ interval: 'forever', trial_period_days: 30 }, { seats: 5 }),
      'one-time',
    ],
  ])('for %s is read', (_, each, label) => {
    expect(totalLabel(each)).toBe(label);
  });

  it('is told in parts', () => {
    expect(
      describeTotal(order({ interval_count: 3, trial_period_days: 60 }, { seats: 2 })),
    ).toEqual({
      kind: 'recurring',
      period: { kind: 'every', interval: 'month', count: 3 },
      isPerPerson: true,
      trial: { kind: 'months', count: 2 },
    });
    expect(describeTotal(order({}, { seats: 1 }))).toMatchObject({
      isPerPerson: false,
      trial: { kind: 'none' },
    });
    expect(describeTotal(order({}, { isOneTime: true }))).toEqual({ kind: 'one-time' });
    expect(describeTotal(order({ interval: 'forever' }))).toEqual({ kind: 'one-time' });
  });
});

describe('the amount of a plan', () => {
  const founding: Plan = { ...MONTHLY, metadata: { founding: 'true' } };
  const fixed: Plan = { ...MONTHLY, metadata: { founding: 'true', fixed_price: 'true' } };

  it.each<[string, Plan, number | null | undefined, number]>([
    ['a plan', MONTHLY, undefined, 1000],
    ['a plan that is not founding, whatever is chosen', MONTHLY, 5000, 1000],
    ['a plan that is not founding, whatever nonsense is chosen', MONTHLY, Number.NaN, 1000],
    ['a founding plan without a choice', founding, undefined, 1000],
    ['a founding plan without a choice (null)', founding, null, 1000],
    ['a founding plan with one', founding, 5000, 5000],
    ['a founding plan with the least choice', founding, 1, 1],
    ['a founding plan for 0 with a choice of 0', { ...founding, amount: 0 }, 0, 0],
    ['a founding plan for 0 with a choice', { ...founding, amount: 0 }, 1, 1],
    ['a founding plan at a fixed price', fixed, 5000, 1000],
  ])('is that of %s', (_, plan, chosen, amount) => {
    expect(planAmount(plan, chosen)).toBe(amount);
  });

  it.each([-1, 0, 0.5, 1.5, Number.NaN, Infinity])('is refused when %d is chosen', (chosen) => {
    const error = { type: 'invalid_request', message: 'Amount must be a whole number above 0' };
    const least = { ...founding, amount: 1 };
    expect(() => planAmount(founding, chosen)).toThrow(expect.objectContaining(error));
    expect(() => planAmount(least, chosen)).toThrow(expect.objectContaining(error));
  });

  it.each([-1, 0.5, Number.NaN])('is refused for a plan of 0 when %d is chosen', (chosen) => {
    const message = 'Amount must be a whole number of at least 0';
    const error = { type: 'invalid_request', message };
    expect(() => planAmount({ ...founding, amount: 0 }, chosen)).toThrow(
      expect.objectContaining(error),
    );
  });

  it.each([MONTHLY, founding])('is an error where the plan has none', (plan) => {
    const error = { type: 'internal', message: 'Amount must be a whole number of at least 0' };
    expect(() => planAmount({ ...plan, amount: Number.NaN })).toThrow(
      expect.objectContaining(error),
    );
  });
});

describe('the total', () => {
  it('tells the price of one seat and of all', () => {
    expect(walletTotal(order({}, { seats: 3 }))).toEqual({
      label: 'monthly per person',
      perPersonAmount: 1000,
      amount: 3000,
      currency: 'usd',
    });
  });

  it.each<[string, Partial<WalletOrder>, number, number]>([
    ['a percentage', { seats: 2, coupon: { percent_off: 25 } }, 1500, 750],
    ['an amount once, not for each seat', { seats: 3, coupon: { amount_off: 500 } }, 2500, 834],
    ['an amount above one seat', { seats: 3, coupon: { amount_off: 2000 } }, 1000, 334],
    ['all', { seats: 3, coupon: { amount_off: 3000 } }, 0, 0],
    ['an amount of one seat', { coupon: { amount_off: 500 } }, 500, 500],
  ])('takes off the sum %s', (_, rest, amount, perPersonAmount) => {
    expect(walletTotal(order({}, rest))).toMatchObject({ amount, perPersonAmount });
  });

  it('rounds a percentage as the bill does, once', () => {
    const each = order({ amount: 333 }, { seats: 3, coupon: { percent_off: 10 } });
    expect(walletTotal(each).amount).toBe(899);
  });

  it('uses the amount that a founding member chose', () => {
    const metadata = { founding: true };
    expect(walletTotal(order({ metadata }, { variableAmount: 25_000 })).amount).toBe(25_000);
  });

  it('is an error where it is more than a number holds', () => {
    const each = order({ amount: Number.MAX_SAFE_INTEGER }, { seats: 2 });
    expect(() => walletTotal(each)).toThrow('Amount must be a whole number of at least 0');
  });

  const seats = fc.nat(500);

  it('reads soundly for every plan and coupon', () => {
    fc.assert(
      fc.property(plans, coupons, seats, (plan, coupon, count) => {
        const total = walletTotal({ plan, coupon, seats: count });
        expect(total.label).not.toMatch(BROKEN_WORDS);
        expect(Number.isSafeInteger(total.amount) && total.amount >= 0).toBe(true);
      }),
    );
  });

  it('does not fall when the price, the chosen amount or the seats rise', () => {
    const ordered = (value: fc.Arbitrary<number>) =>
      fc.tuple(value, value).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
    fc.assert(
      fc.property(
        plans,
        coupons,
        ordered(amounts),
        ordered(seats),
        (plan, coupon, money, people) => {
          const [less, more] = money;
          const [few, many] = people;
          const total = (amount: number, count: number, variableAmount?: number) =>
            walletTotal({ plan: { ...plan, amount }, coupon, seats: count, variableAmount }).amount;
          expect(total(less, few)).toBeLessThanOrEqual(total(more, few));
          expect(total(less, few)).toBeLessThanOrEqual(total(less, many));
          expect(total(0, few, less)).toBeLessThanOrEqual(total(0, few, more));
        },
      ),
    );
  });
});
