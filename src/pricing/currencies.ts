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
 * Currencies whose amounts have no minor unit, as ISO 4217 codes in lower case: Stripe's document "Supported
 * currencies" (docs.stripe.com/currencies, section "Zero-decimal currencies"). (spec links-and-rules §9)
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
 * Currencies with three decimals, as ISO 4217 codes in lower case: Stripe's document "Supported currencies", section
 * "Three-decimal currencies".
 *
 * @decided The spec names none; without the list their amounts would show ten times too high.
 */
export const THREE_DECIMAL_CURRENCIES = ['bhd', 'jod', 'kwd', 'omr', 'tnd'] as const;
