import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkAmount,
  fromMinorUnits,
  toMinorUnits,
  withoutNoise,
} from '../../../../src/pricing/minor-units.ts';

it.each([
  [0, 'usd', 0],
  [5, 'usd', 500],
  [19.99, 'usd', 1999],
  [0.29, 'eur', 29],
  [1.15, 'eur', 115],
  [1.005, 'usd', 101],
  [8.345, 'usd', 835],
  [0.004, 'usd', 0],
  [0.005, 'usd', 1],
  [500, 'jpy', 500],
  [499.5, 'jpy', 500],
  [499.4, 'JPY', 499],
  [1.234, 'kwd', 1234],
])('makes %d %s %i minor units', (amount, currency, minor) => {
  expect(toMinorUnits(amount, currency)).toBe(minor);
});

it.each([-0.01, -5, Number.NaN, Infinity, -Infinity, 1e15])(
  'refuses %d major units as a bad request',
  (amount) => {
    const error = { type: 'invalid_request', message: 'Amount must be a number of at least 0' };
    expect(() => toMinorUnits(amount, 'usd')).toThrow(expect.objectContaining(error));
  },
);

it.each([
  [0, 'usd', 0],
  [1, 'usd', 0.01],
  [1999, 'usd', 19.99],
  [500, 'jpy', 500],
  [1234, 'kwd', 1.234],
])('makes %i minor units of %s %d', (minor, currency, amount) => {
  expect(fromMinorUnits(minor, currency)).toBe(amount);
});

describe('an amount in minor units', () => {
  it.each([0, 1, Number.MAX_SAFE_INTEGER])('may be %i', (amount) => {
    expect(checkAmount(amount)).toBe(amount);
  });

  it.each([-1, 0.5, Number.NaN, Infinity, Number.MAX_SAFE_INTEGER + 1])(
    'may not be %d',
    (amount) => {
      const error = { type: 'internal', message: 'Amount must be a whole number of at least 0' };
      expect(() => fromMinorUnits(amount, 'usd')).toThrow(expect.objectContaining(error));
    },
  );

  it('comes back from major units', () => {
    const amounts = fc.integer({ min: 0, max: 1e12 });
    fc.assert(
      fc.property(amounts, fc.constantFrom('usd', 'jpy', 'kwd'), (amount, currency) => {
        expect(toMinorUnits(fromMinorUnits(amount, currency), currency)).toBe(amount);
      }),
    );
  });
});

it('takes the noise of binary arithmetic from a number', () => {
  expect([withoutNoise(0.1 + 0.2), withoutNoise(10 * 1.1), withoutNoise(12.5)]).toEqual([
    0.3, 11, 12.5,
  ]);
});
