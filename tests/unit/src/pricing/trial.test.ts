import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MONTHS_PER_YEAR,
  SHORT_TRIAL_DAYS,
  monthsGiven,
} from '../../../../src/pricing/months-given.ts';
import {
  TRIAL_MONTH_DAYS,
  describeTrial,
  trialDays,
  trialLabel,
} from '../../../../src/pricing/trial.ts';
import { BROKEN_WORDS, MONTHLY, coupons, plans } from './money-arbitraries.ts';
import type { Coupon } from '../../../../src/pricing/coupon.ts';
import type { Plan } from '../../../../src/pricing/plan.ts';

it('has the numbers of the specification', () => {
  expect([TRIAL_MONTH_DAYS, SHORT_TRIAL_DAYS, MONTHS_PER_YEAR]).toEqual([30, 15, 12]);
});

describe('a trial', () => {
  it.each([
    [1, '1-day trial'],
    [7, '7-day trial'],
    [7.9, '7-day trial'],
    [29, '29-day trial'],
    [30, '1-month trial'],
    [31, '31-day trial'],
    [59, '59-day trial'],
    [60, '2-month trial'],
    [365, '365-day trial'],
    [0, null],
    [0.5, null],
    [-1, null],
    [Number.NaN, null],
    [Infinity, null],
  ])('of %d days reads %s', (days, label) => {
    expect(trialLabel(days)).toBe(label);
  });

  it('is told in parts', () => {
    expect([describeTrial(0), describeTrial(7), describeTrial(90)]).toEqual([
      { kind: 'none' },
      { kind: 'days', count: 7 },
      { kind: 'months', count: 3 },
    ]);
  });

  it('has sound words for any number', () => {
    fc.assert(
      fc.property(fc.double(), (days) => {
        expect(trialLabel(days) ?? 'none').not.toMatch(BROKEN_WORDS);
      }),
    );
  });
});

const plan = (days: number | null | undefined, interval: Plan['interval'] = 'month'): Plan => ({
  ...MONTHLY,
  interval,
  trial_period_days: days,
});

describe('the days of a trial', () => {
  it.each<[Plan, Coupon | null | undefined, number]>([
    [plan(undefined), undefined, 0],
    [plan(null), null, 0],
    [plan(7), null, 7],
    [plan(null), { trial_period_days: 14 }, 14],
    [plan(7), { trial_period_days: 14 }, 14],
    [plan(14), { trial_period_days: 7 }, 14],
    [plan(7), { trial_period_days: 14, loading: true }, 7],
    [plan(7), { trial_period_days: 14, error: 'Expired' }, 7],
    [plan(7, 'forever'), { trial_period_days: 14 }, 0],
    [plan(-7), { trial_period_days: Number.NaN }, 0],
  ])('of %j with %j are %i', (each, coupon, days) => {
    expect(trialDays(each, coupon)).toBe(days);
  });
});

describe('the months that are given', () => {
  it.each([
    [0, 0],
    [14, 0],
    [15, 0],
    [16, 0],
    [29, 0],
    [30, 1],
    [31, 1],
    [59, 1],
    [60, 2],
    [365, 12],
  ])('by a trial of %i days are %i', (days, months) => {
    expect(monthsGiven(plan(days))).toBe(months);
    expect(monthsGiven(MONTHLY, { trial_period_days: days })).toBe(months);
  });

  it.each<[Plan['interval'], number | undefined, number]>([
    ['year', 1, 12],
    ['year', 2, 24],
    ['year', undefined, 12],
    ['month', 1, 1],
    ['month', 3, 3],
    ['month', undefined, 1],
    ['week', 2, 2],
    ['day', 5, 5],
    ['forever', 1, 1],
  ])('by a coupon once on %s × %s are %i', (interval, interval_count, months) => {
    const each: Plan = { ...MONTHLY, interval, interval_count };
    expect(monthsGiven(each, { duration: 'once' })).toBe(months);
    expect(monthsGiven(each, { duration: 'forever' })).toBe(0);
    expect(monthsGiven(each, { duration: 'repeating', duration_in_months: 3 })).toBe(0);
  });

  it('add up', () => {
    expect(monthsGiven(plan(60, 'year'), { duration: 'once', trial_period_days: 90 })).toBe(15);
  });

  it.each<Coupon>([{ loading: true }, { error: 'Expired' }])('are none of %j', (state) => {
    expect(monthsGiven(MONTHLY, { duration: 'once', trial_period_days: 90, ...state })).toBe(0);
  });

  it('are a whole number for any plan and coupon', () => {
    fc.assert(
      fc.property(plans, coupons, (each, coupon) => {
        const months = monthsGiven(each, coupon);
        expect(Number.isSafeInteger(months) && months >= 0).toBe(true);
      }),
    );
  });
});
