import { MAX_INT32 } from '../text/max-int32.ts';

/**
 * A count from the wire (days, months, seats): whole, at least 1; anything else, and what no database column of this
 * kind could hold, is 0.
 *
 * @internal
 */
export function wholeCount(value: number | null | undefined): number {
  const count = Math.floor(value ?? 0);
  return count > 0 && count <= MAX_INT32 ? count : 0;
}

/**
 * "1 seat", "2 seats": a count with its English noun.
 *
 * @internal
 */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
