import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  ROUNDING_STEP,
  ROUNDING_THRESHOLD,
  roundPriceUp,
} from '../../../../src/pricing/round-price-up.ts';

it('has the numbers of the specification', () => {
  expect([ROUNDING_THRESHOLD, ROUNDING_STEP]).toEqual([50, 5]);
});

it.each([
  [0, 0],
  [0.01, 1],
  [4.2, 5],
  [5, 5],
  [48.99, 49],
  [49, 49],
  [49.01, 50],
  [49.99, 50],
  [50, 50],
  [50.01, 55],
  [54.99, 55],
  [55, 55],
  [55.01, 60],
  [99.5, 100],
  [100, 100],
  [101, 105],
  [10 * 1.1, 11],
  [0.1 + 0.2 + 0.7, 1],
  [50 * 1.1, 55],
  [49.99999999999999, 50],
  [1.1 * 1.1 * 100, 125],
  [60.00000000000001, 60],
])('rounds %d up to %i', (price, rounded) => {
  expect(roundPriceUp(price)).toBe(rounded);
});

it('takes the largest whole number and nothing above', () => {
  expect(roundPriceUp(Number.MAX_SAFE_INTEGER)).toBeGreaterThanOrEqual(9_007_199_254_740_990);
});

it.each([-0.01, Number.NaN, Infinity, Number.MAX_SAFE_INTEGER + 1])('does not take %d', (price) => {
  const error = { type: 'internal', message: 'Price must be a number of at least 0' };
  expect(() => roundPriceUp(price)).toThrow(expect.objectContaining(error));
});

it('never goes down, leaves what is rounded, and keeps the order of prices', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(cents, cents, (a, b) => {
      const [low, high] = [roundPriceUp(Math.min(a, b) / 100), roundPriceUp(Math.max(a, b) / 100)];
      expect(low).toBeGreaterThanOrEqual(Math.min(a, b) / 100);
      expect(low - Math.min(a, b) / 100).toBeLessThan(5);
      expect(roundPriceUp(low)).toBe(low);
      expect(low).toBeLessThanOrEqual(high);
    }),
  );
});
