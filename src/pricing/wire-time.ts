/** A moment as it may stand on the wire: UTC milliseconds, or text of ISO 8601. */
export type WireTime = number | string | null | undefined;

/**
 * Milliseconds that a moment can be away from 1970, either way (ECMA-262, time values).
 *
 * @internal
 */
export const MAX_TIME = 8.64e15;
/** Date, or date and time with a zone: without one, each computer would read its own. */
const ISO = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d))?$/u;

/**
 * UTC milliseconds of a moment on the wire; null for what is absent or no moment.
 *
 * @internal
 */
export function readWireTime(value: WireTime): number | null {
  const time = typeof value === 'string' && ISO.test(value) ? Date.parse(value) : value;
  return typeof time === 'number' && Math.abs(time) <= MAX_TIME ? time : null;
}
