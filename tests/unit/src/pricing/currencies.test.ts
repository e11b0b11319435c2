import { describe, expect, it } from 'vitest';
import {
  SUPPORTED_CURRENCIES,
  THREE_DECIMAL_CURRENCIES,
  ZERO_DECIMAL_CURRENCIES,
  currencyCode,
  currencyDigits,
  isSupportedCurrency,
  isZeroDecimalCurrency,
} from '../../../../src/pricing/currencies.ts';

describe('the currencies', () => {
  it('of plans are the ten of the specification', () => {
    expect(SUPPORTED_CURRENCIES.join(' ')).toBe('usd eur gbp cad aud nzd brl mxn inr pln');
  });

  it('without decimals are those of the provider', () => {
    expect(ZERO_DECIMAL_CURRENCIES.join(' ')).toBe(
      'bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf',
    );
  });

  it('with three decimals are those of the provider', () => {
    expect(THREE_DECIMAL_CURRENCIES.join(' ')).toBe('bhd jod kwd omr tnd');
  });

  it('of plans all have two decimals', () => {
    expect(SUPPORTED_CURRENCIES.map(currencyDigits)).toEqual(Array(10).fill(2));
  });
});

it.each([
  ['usd', true],
  ['PLN', true],
  ['jpy', false],
  ['us', false],
  ['', false],
  [null, false],
  [undefined, false],
])('supports %s: %s', (currency, isSupported) => {
  expect(isSupportedCurrency(currency)).toBe(isSupported);
});

it.each([
  ['jpy', true],
  ['XPF', true],
  ['usd', false],
  ['ugx', false],
  ['isk', false],
  ['', false],
  [null, false],
  [undefined, false],
])('counts %s as without decimals: %s', (currency, isZero) => {
  expect(isZeroDecimalCurrency(currency)).toBe(isZero);
});

it.each([
  ['jpy', 0],
  ['KRW', 0],
  ['kwd', 3],
  ['TND', 3],
  ['eur', 2],
  ['ugx', 2],
  ['isk', 2],
])('gives %s %i decimals', (currency, digits) => {
  expect(currencyDigits(currency)).toBe(digits);
});

describe('a code', () => {
  it('is three letters in lower case', () => {
    expect(currencyCode('EuR')).toBe('eur');
  });

  it.each(['', 'eu', 'euro', 'e1r', ' eur', 'eur ', '€'])('is not %j', (currency) => {
    const error = { message: `Unknown currency: ${currency}`, type: 'internal' };
    expect(() => currencyDigits(currency)).toThrow(expect.objectContaining(error));
  });
});
