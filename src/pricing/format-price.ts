import { parseLanguage } from '../publication/languages.ts';
import { currencyCode, currencyDigits } from './currencies.ts';
import { fromMinorUnits } from './minor-units.ts';
import type { Language } from '../publication/languages.ts';

/** Locales by whose habits each language writes a price. `Intl` reads a bare `pt` as Brazilian. */
const PRICE_LOCALES: Readonly<Record<Language, string>> = {
  en: 'en-US',
  de: 'de-DE',
  es: 'es-ES',
  fr: 'fr-FR',
  it: 'it-IT',
  pt: 'pt-PT',
  'pt-br': 'pt-BR',
};

/** Formats that are kept: making one takes longer than using it. */
const formats = /* @__PURE__ */ new Map<string, Intl.NumberFormat>();

function makeFormat(locale: string, currency: string, digits: number): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

function priceFormat(locale: string, currency: string, digits: number): Intl.NumberFormat {
  const key = `${locale} ${currency} ${digits}`;
  const format = formats.get(key) ?? makeFormat(locale, currency, digits);
  formats.set(key, format);
  return format;
}

/**
 * A price for people, from minor units, as one of the seven languages writes it: '$5', '$5.50', '5,50 €', '¥500'.
 * Whole amounts show no decimals. A bad amount or currency is an error of the caller. (spec links-and-rules §9;
 * readings.md)
 *
 * @decided A dollar that is not American shows which it is ('CA$5' in English): a bare '$' would promise another
 * price. European Portuguese is written as in Portugal. An unknown language reads as English.
 */
export function formatPrice(
  amount: number,
  currency: string,
  language: string | null | undefined = 'en',
): string {
  const major = fromMinorUnits(amount, currency);
  const digits = Number.isInteger(major) ? 0 : currencyDigits(currency);
  const locale = PRICE_LOCALES[parseLanguage(language ?? '') ?? 'en'];
  return priceFormat(locale, currencyCode(currency), digits).format(Math.abs(major));
}
