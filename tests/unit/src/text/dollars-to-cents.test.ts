import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dollarsToCents } from '../../../../src/text/dollars-to-cents.ts';

describe('cents of a dollar string', () => {
  it.each([
    ['$12.50', 1250],
    ['12.50', 1250],
    ['1,234.00 USD', 123_400],
    ['12', 12],
    ['0.05', 5],
    ['0', 0],
    ['-$5.00', 500],
    ['90071992547409.91', Number.MAX_SAFE_INTEGER],
    ['90071992547409.92', null],
    ['', null],
    ['$', null],
    ['free', null],
    ['١٢', null],
  ])('%j are %s', (text, cents) => {
    expect(dollarsToCents(text)).toBe(cents);
  });

  it('are those that an amount was written from', () => {
    fc.assert(
      fc.property(fc.nat(), (cents) => {
        expect(dollarsToCents(`$${(cents / 100).toFixed(2)}`)).toBe(cents);
      }),
    );
  });
});
