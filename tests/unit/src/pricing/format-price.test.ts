import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../../src/publication/languages.ts';
import { formatPrice } from '../../../../src/pricing/format-price.ts';

/** Spaces that do not break, narrow or not, as plain ones. */
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/gu, ' ');
const price = (amount: number, currency: string, language?: string | null) =>
  plain(formatPrice(amount, currency, language));

describe('in each language', () => {
  it.each([
    ['en', '€1,234.50', '€5', '¥50,000', '$9'],
    ['de', '1.234,50 €', '5 €', '50.000 ¥', '9 $'],
    ['es', '1234,50 €', '5 €', '50.000 JPY', '9 US$'],
    ['fr', '1 234,50 €', '5 €', '50 000 JPY', '9 $US'],
    ['it', '1234,50 €', '5 €', '50.000 JPY', '9 USD'],
    ['pt', '1234,50 €', '5 €', '50 000 JP¥', '9 US$'],
    ['pt-br', '€ 1.234,50', '€ 5', 'JP¥ 50.000', 'US$ 9'],
  ])('%s writes decimals, whole amounts, yen and dollars its way', (language, ...prices) => {
    expect([
      price(123_450, 'eur', language),
      price(500, 'eur', language),
      price(50_000, 'jpy', language),
      price(900, 'usd', language),
    ]).toEqual(prices);
  });

  it.each([
    ['de-AT', '1.234,50 €'],
    ['de_DE', '1.234,50 €'],
    ['fr-CA', '1 234,50 €'],
    ['pt-PT', '1234,50 €'],
    ['pt-BR', '€ 1.234,50'],
    ['en-GB', '€1,234.50'],
  ])('of a region, %s reads %s', (tag, text) => {
    expect(price(123_450, 'eur', tag)).toBe(text);
  });

  it('has a locale', () => {
    const all = LANGUAGES.map((language) => formatPrice(123_450, 'eur', language));
    expect(all.every((text) => /1.?234[.,]50/u.test(text))).toBe(true);
  });
});

describe('a price', () => {
  it.each([
    [0, 'usd', '$0'],
    [-0, 'usd', '$0'],
    [1, 'usd', '$0.01'],
    [99, 'usd', '$0.99'],
    [100, 'usd', '$1'],
    [101, 'usd', '$1.01'],
    [550, 'USD', '$5.50'],
    [1500, 'jpy', '¥1,500'],
    [1500, 'kwd', 'KWD 1.500'],
    [1000, 'kwd', 'KWD 1'],
    [12_345, 'ugx', 'UGX 123.45'],
    [500, 'cad', 'CA$5'],
    [500, 'aud', 'A$5'],
    [500, 'inr', '₹5'],
    [500, 'gbp', '£5'],
  ])('of %i %s reads %s', (amount, currency, text) => {
    expect(price(amount, currency)).toBe(text);
  });

  it.each(['nl', '', 'xx-yy', null])('reads as English in language %j', (language) => {
    expect(price(550, 'eur', language)).toBe('€5.50');
  });

  it('reads the same a second time, and by its own currency', () => {
    expect([price(550, 'eur'), price(550, 'gbp'), price(550, 'eur'), price(500, 'eur')]).toEqual([
      '€5.50',
      '£5.50',
      '€5.50',
      '€5',
    ]);
  });

  it.each([-1, 0.5, Number.NaN, Infinity])('is never made of %d', (amount) => {
    expect(() => formatPrice(amount, 'usd')).toThrow('Amount must be a whole number of at least 0');
  });

  it('is never made in text that is no currency', () => {
    expect(() => formatPrice(500, 'dollars')).toThrow('Unknown currency: dollars');
  });
});
