import { currencyDigits } from './currencies.ts';

/**
 * Most minor units that a reader may choose to pay.
 * @decided Eight digits, as the payment provider takes them (Stripe, Minimum and maximum charge amounts).
 */
export const CHOSEN_AMOUNT_MAX = 99_999_999;

/**
 * Minor units of an amount as a founding member types it; null for what is no amount above 0. (spec reader-flows §6;
 * links-and-rules §9)
 *
 * @decided Major units, with a dot or a comma before the decimals, as many as the currency has. Signs of groups (1,000) are
 * refused rather than guessed: read as decimals they would charge a thousandth, and the other way round a thousandfold.
 */
export function readAmount(typed: string, currency: string): number | null {
  const [, whole, fraction = ''] = /^([0-9]{1,9})(?:[.,]([0-9]+))?$/u.exec(typed.trim()) ?? [];
  const digits = currencyDigits(currency);
  if (whole === undefined || fraction.length > digits) return null;
  const minor = Number(whole + fraction.padEnd(digits, '0'));
  return minor > 0 && minor <= CHOSEN_AMOUNT_MAX ? minor : null;
}

/** An amount (minor units) as it stands in the field where another one may be typed: '150', '49.50'. (spec reader-flows §6) */
export function writeAmount(amount: number, currency: string): string {
  const digits = currencyDigits(currency);
  const text = String(amount).padStart(digits + 1, '0');
  const [whole, fraction] = [text.slice(0, text.length - digits), text.slice(text.length - digits)];
  return Number(fraction) > 0 ? `${whole}.${fraction}` : whole;
}
