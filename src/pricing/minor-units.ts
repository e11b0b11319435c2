import { FlyleafError } from '../errors/flyleaf-error.ts';
import { currencyDigits } from './currencies.ts';

/** Significant digits of a number that arithmetic in binary leaves whole (IEEE 754 binary64). */
const EXACT_DIGITS = 15;

/**
 * A number without the noise that binary arithmetic adds: 11.000000000000002 is 11.
 *
 * @internal
 */
export function withoutNoise(value: number): number {
  return Number(value.toPrecision(EXACT_DIGITS));
}

/**
 * An amount in minor units, when it is whole and at least 0; any other number is an error of the caller.
 *
 * @internal
 */
export function checkAmount(amount: number): number {
  if (Number.isSafeInteger(amount) && amount >= 0) return amount;
  throw new FlyleafError('internal', 'Amount must be a whole number of at least 0');
}

/**
 * Minor units (cents, or whole yen) of an amount in major units, such as one that a founding member typed; halves go
 * up. A negative amount, or one that is no number, is refused as a bad request. (spec links-and-rules §9;
 * readings.md)
 *
 * @decided 1.005 dollars are 101 cents, as on paper, though the nearest binary number lies below.
 */
export function toMinorUnits(amount: number, currency: string): number {
  const minor = Math.round(withoutNoise(amount * 10 ** currencyDigits(currency)));
  if (Number.isSafeInteger(minor) && amount >= 0) return minor;
  throw new FlyleafError('invalid_request', 'Amount must be a number of at least 0');
}

/**
 * Major units (dollars, or yen) of an amount in minor units; an amount that is not whole, or below 0, is an error of
 * the caller. (spec links-and-rules §9; readings.md)
 */
export function fromMinorUnits(amount: number, currency: string): number {
  return checkAmount(amount) / 10 ** currencyDigits(currency);
}
