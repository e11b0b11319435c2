import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  LIFETIME_FROM_DAYS,
  MONTHLY_BELOW_DAYS,
  PAYMENT_PERIODS,
  PAYMENT_PERIOD_DAYS,
  classifyPaymentPeriod,
} from '../../../../src/pricing/payment-period.ts';

const DAY = 86_400;

it('has the classes and numbers that are documented', () => {
  expect(PAYMENT_PERIODS.join(' ')).toBe('free monthly quarterly semiannual annual lifetime other');
  expect([MONTHLY_BELOW_DAYS, LIFETIME_FROM_DAYS, PAYMENT_PERIOD_DAYS]).toEqual([
    40,
    3650,
    { quarterly: [79, 102], semiannual: [171, 194], annual: [355, 376] },
  ]);
});

describe('a length in seconds', () => {
  it.each([
    [-1, 'other'],
    [0, 'free'],
    [-0, 'free'],
    [1, 'monthly'],
    [7 * DAY, 'monthly'],
    [31 * DAY, 'monthly'],
    [40 * DAY - 1, 'monthly'],
    [40 * DAY, 'other'],
    [40 * DAY + 1, 'other'],
    [79 * DAY - 1, 'other'],
    [79 * DAY, 'quarterly'],
    [89 * DAY, 'quarterly'],
    [92 * DAY, 'quarterly'],
    [102 * DAY, 'quarterly'],
    [102 * DAY + 1, 'other'],
    [171 * DAY - 1, 'other'],
    [171 * DAY, 'semiannual'],
    [184 * DAY, 'semiannual'],
    [194 * DAY, 'semiannual'],
    [194 * DAY + 1, 'other'],
    [355 * DAY - 1, 'other'],
    [355 * DAY, 'annual'],
    [365 * DAY, 'annual'],
    [366 * DAY, 'annual'],
    [376 * DAY, 'annual'],
    [376 * DAY + 1, 'other'],
    [730 * DAY, 'other'],
    [3650 * DAY - 1, 'other'],
    [3650 * DAY, 'lifetime'],
    [36_500 * DAY, 'lifetime'],
    [Infinity, 'lifetime'],
    [-Infinity, 'other'],
    [Number.NaN, 'other'],
  ])('of %d is %s', (seconds, period) => {
    expect(classifyPaymentPeriod(seconds)).toBe(period);
  });

  it('always has one of the classes', () => {
    fc.assert(
      fc.property(fc.double(), (seconds) => {
        expect(PAYMENT_PERIODS).toContain(classifyPaymentPeriod(seconds));
      }),
    );
  });
});
