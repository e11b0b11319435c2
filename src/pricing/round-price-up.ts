import { FlyleafError } from '../errors/flyleaf-error.ts';
import { withoutNoise } from './minor-units.ts';

/** Major units from which a price is rounded to multiples instead of whole numbers. (spec links-and-rules §9) */
export const ROUNDING_THRESHOLD = 50;
/** Major units that a price from the threshold up is a multiple of. (spec links-and-rules §9) */
export const ROUNDING_STEP = 5;

/**
 * A suggested price in major units, rounded up: under 50 to a whole number, from 50 to a multiple of 5. A negative
 * price, or one that is no number, is an error of the caller. (spec links-and-rules §9; readings.md)
 *
 * @decided What binary arithmetic adds does not count: 10 × 1.1 is 11, not 12. 49.01 becomes 50, since it is under
 * 50 before.
 */
export function roundPriceUp(price: number): number {
  if (!(price >= 0 && price <= Number.MAX_SAFE_INTEGER)) {
    throw new FlyleafError('internal', 'Price must be a number of at least 0');
  }
  const exact = withoutNoise(price);
  const step = exact < ROUNDING_THRESHOLD ? 1 : ROUNDING_STEP;
  return Math.ceil(withoutNoise(exact / step)) * step;
}
