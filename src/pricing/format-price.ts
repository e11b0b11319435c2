import { localeOf } from '../publication/language-locale.ts';
import { currencyCode, currencyDigits } from './currencies.ts';
import { fromMinorUnits } from './minor-units.ts';

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
 * price. A tag of a region reads as its language ('de-AT' as German), `pt` as that of Portugal, an unknown language as
 * English.
 */
export function formatPrice(
  amount: number,
  currency: string,
  language: string | null | undefined = 'en',
): string {
  const major = fromMinorUnits(amount, currency);
  const digits = Number.isInteger(major) ? 0 : currencyDigits(currency);
  return priceFormat(localeOf(language), currencyCode(currency), digits).format(Math.abs(major));
}
