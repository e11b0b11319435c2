import { FlyleafError } from '../errors/flyleaf-error.ts';

/** Currencies that a plan may have, as ISO 4217 codes in lower case. (spec links-and-rules §9; readings.md) */
export const SUPPORTED_CURRENCIES = [
  'usd',
  'eur',
  'gbp',
  'cad',
  'aud',
  'nzd',
  'brl',
  'mxn',
  'inr',
  'pln',
] as const;

/** Currency that a plan may have. */
export type SupportedCurrency = (typeof SUPPORTED_CURRENCIES)[number];

/**
 * Currencies whose amounts have no minor unit, as ISO 4217 codes in lower case, from the section "Zero-decimal
 * currencies" of the payment provider's document. (spec links-and-rules §9; Stripe, Supported currencies,
 * docs.stripe.com/currencies)
 *
 * @decided The Ugandan shilling and the Icelandic króna are no members: Stripe still takes their amounts with two
 * decimals, always 00 (its section "Special cases").
 */
export const ZERO_DECIMAL_CURRENCIES = [
  'bif',
  'clp',
  'djf',
  'gnf',
  'jpy',
  'kmf',
  'krw',
  'mga',
  'pyg',
  'rwf',
  'vnd',
  'vuv',
  'xaf',
  'xof',
  'xpf',
] as const;

/**
 * Currencies with three decimals, as ISO 4217 codes in lower case, from the section "Three-decimal currencies" of the
 * same document. (Stripe, Supported currencies, docs.stripe.com/currencies)
 *
 * @decided The spec names none; without the list their amounts would show ten times too high.
 */
export const THREE_DECIMAL_CURRENCIES = ['bhd', 'jod', 'kwd', 'omr', 'tnd'] as const;

const CURRENCY_CODE = /^[A-Za-z]{3}$/u;

/**
 * A currency's code in lower case; text that is no three letters is the error 'Unknown currency: {value}'.
 *
 * @internal
 */
export function currencyCode(currency: string): string {
  if (CURRENCY_CODE.test(currency)) return currency.toLowerCase();
  throw new FlyleafError('internal', `Unknown currency: ${currency}`);
}

const includes = (list: readonly string[], code: string): boolean => list.includes(code);

/** Whether a plan may have this currency, in either case. (spec links-and-rules §9; readings.md) */
export function isSupportedCurrency(currency: string | null | undefined): boolean {
  return includes(SUPPORTED_CURRENCIES, (currency ?? '').toLowerCase());
}

/** Whether amounts of this currency, in either case, have no minor unit. (spec links-and-rules §9) */
export function isZeroDecimalCurrency(currency: string | null | undefined): boolean {
  return includes(ZERO_DECIMAL_CURRENCIES, (currency ?? '').toLowerCase());
}

/**
 * Decimals of a currency's amounts: 0, 3, or else 2. What is no code of three letters is the error 'Unknown
 * currency: {value}'. (spec links-and-rules §9; Stripe, Supported currencies, docs.stripe.com/currencies)
 *
 * @decided Never asked of `Intl`: its digits differ from those of the payment provider (`Intl` gives the Ugandan
 * shilling none, the provider two), and an amount read with the wrong ones is charged a hundredfold.
 */
export function currencyDigits(currency: string): number {
  const code = currencyCode(currency);
  if (includes(ZERO_DECIMAL_CURRENCIES, code)) return 0;
  return includes(THREE_DECIMAL_CURRENCIES, code) ? 3 : 2;
}
