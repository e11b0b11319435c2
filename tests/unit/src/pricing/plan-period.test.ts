import { describe, expect, it } from 'vitest';
import { PLAN_INTERVALS } from '../../../../src/pricing/plan.ts';
import { describePeriod, intervalCount, periodLabel } from '../../../../src/pricing/plan-period.ts';
import { countOf, wholeCount } from '../../../../src/pricing/whole-count.ts';
import type { PlanInterval } from '../../../../src/pricing/plan.ts';

it('knows the intervals of the specification', () => {
  expect(PLAN_INTERVALS).toEqual(['day', 'week', 'month', 'year', 'forever']);
});

describe('how often a plan is paid', () => {
  it.each<[PlanInterval, number | null | undefined, string]>([
    ['day', 1, 'daily'],
    ['week', 1, 'weekly'],
    ['month', 1, 'monthly'],
    ['year', 1, 'yearly'],
    ['month', undefined, 'monthly'],
    ['month', null, 'monthly'],
    ['year', 0, 'yearly'],
    ['year', -1, 'yearly'],
    ['year', Number.NaN, 'yearly'],
    ['year', Infinity, 'yearly'],
    ['day', 2, 'every 2 days'],
    ['week', 2, 'every 2 weeks'],
    ['month', 3, 'every 3 months'],
    ['month', 12, 'every 12 months'],
    ['year', 2, 'every 2 years'],
    ['forever', 1, 'one-time'],
    ['forever', 3, 'one-time'],
  ])('reads for %s × %s: %s', (interval, interval_count, label) => {
    expect(periodLabel({ interval, interval_count })).toBe(label);
  });

  it('is told in parts', () => {
    expect(describePeriod({ interval: 'month', interval_count: 3 })).toEqual({
      kind: 'every',
      interval: 'month',
      count: 3,
    });
    expect(describePeriod({ interval: 'forever', interval_count: 3 })).toEqual({
      kind: 'one-time',
    });
  });

  it('is an error for a word that is no interval', () => {
    const broken = JSON.parse('{ "interval": "fortnight" }');
    const error = { type: 'internal', message: 'Unknown interval: fortnight' };
    expect(() => periodLabel(broken)).toThrow(expect.objectContaining(error));
  });
});

it.each([
  [1, 1],
  [7, 7],
  [undefined, 1],
  [0, 1],
])('counts %s intervals as %i', (interval_count, count) => {
  expect(intervalCount({ interval: 'month', interval_count })).toBe(count);
});

it.each([
  [0, 0],
  [-1, 0],
  [0.99, 0],
  [1, 1],
  [1.99, 1],
  [2_147_483_647, 2_147_483_647],
  [2_147_483_648, 0],
  [Infinity, 0],
  [-Infinity, 0],
  [Number.NaN, 0],
  [null, 0],
  [undefined, 0],
])('reads %s as a count of %i', (value, count) => {
  expect(wholeCount(value)).toBe(count);
});

it('puts a noun to its count', () => {
  expect([countOf(0, 'month'), countOf(1, 'month'), countOf(2, 'month')]).toEqual([
    '0 months',
    '1 month',
    '2 months',
  ]);
});
