import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHOSEN_AMOUNT_MAX, readAmount, writeAmount } from '../../../../src/pricing/read-amount.ts';

describe('an amount as it is typed', () => {
  it.each([
    ['150', 'usd', 15_000],
    [' 150 ', 'usd', 15_000],
    ['49.5', 'usd', 4_950],
    ['49,50', 'eur', 4_950],
    ['0.01', 'usd', 1],
    ['500', 'jpy', 500],
    ['1.234', 'kwd', 1_234],
    ['999999.99', 'usd', CHOSEN_AMOUNT_MAX],
  ])('%j in %s is %i', (typed, currency, amount) => {
    expect(readAmount(typed, currency)).toBe(amount);
  });

  it.each([
    ['', 'usd'],
    ['0', 'usd'],
    ['0.00', 'usd'],
    ['-5', 'usd'],
    ['5.', 'usd'],
    ['.5', 'usd'],
    ['1,000', 'usd'],
    ['1.000', 'eur'],
    ['1,000.00', 'usd'],
    ['5.005', 'usd'],
    ['5.5', 'jpy'],
    ['$5', 'usd'],
    ['1e3', 'usd'],
    ['٥', 'usd'],
    ['1000000', 'usd'],
    ['a lot', 'usd'],
  ])('%j in %s is none', (typed, currency) => {
    expect(readAmount(typed, currency)).toBeNull();
  });

  it('is read as it is written', () => {
    const amounts = fc.integer({ min: 1, max: CHOSEN_AMOUNT_MAX });
    fc.assert(
      fc.property(amounts, fc.constantFrom('usd', 'jpy', 'kwd'), (amount, currency) => {
        expect(readAmount(writeAmount(amount, currency), currency)).toBe(amount);
      }),
    );
  });

  it.each([
    [15_000, 'usd', '150'],
    [4_950, 'usd', '49.50'],
    [5, 'usd', '0.05'],
    [500, 'jpy', '500'],
  ])('%i in %s is written %s', (amount, currency, text) => {
    expect(writeAmount(amount, currency)).toBe(text);
  });
});
