import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { median, percentile, rounded } from '../../../bench/support/statistics.ts';

const samples = fc.array(fc.double({ noNaN: true, noDefaultInfinity: true }), { minLength: 1 });

describe('median', () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2.5],
    [[7], 7],
  ])('of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected);
  });
});

describe('percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

  it.each([
    [0.5, 50],
    [0.99, 99],
    [1, 100],
  ])('takes the nearest rank at %d', (share, expected) => {
    expect(percentile(hundred, share)).toBe(expected);
  });

  it('is one of the samples, and grows with the share', () => {
    fc.assert(
      fc.property(samples, fc.double({ min: 0, max: 1, noNaN: true }), (values, share) => {
        const value = percentile(values, share);
        expect(values).toContain(value);
        expect(value).toBeLessThanOrEqual(percentile(values, 1));
      }),
    );
  });
});

describe('rounded', () => {
  it.each([
    [1234.56, 1235],
    [12.345, 12.3],
    [0.012345, 0.0123],
  ])('%d reads %d', (value, expected) => {
    expect(rounded(value)).toBe(expected);
  });
});
