import { HREF_MAX_LENGTH } from '../analytics/strip-href.ts';
import { MAX_TIME } from '../time/max-time.ts';

/**
 * What came as an object, by its keys; null for anything else, lists too.
 * @internal
 */
export function asObject(value: unknown): Readonly<Record<string, unknown>> | null {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? { ...value } : null;
}

/**
 * Whether something is text of at most so many characters.
 * @internal
 */
export function isTextUpTo(value: unknown, maxLength: number): value is string {
  return typeof value === 'string' && value.length <= maxLength;
}

/**
 * Whether something is an address that may be kept: not empty, at most 2,048 characters.
 * @internal
 */
export function isHref(value: unknown): value is string {
  return isTextUpTo(value, HREF_MAX_LENGTH) && value !== '';
}

/**
 * Whether something is a time: whole milliseconds from 1970 on, up to what a date can hold.
 * @internal
 */
export function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_TIME;
}

/**
 * Whether something is a number that names something, from 1.
 * @internal
 */
export function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 1;
}
