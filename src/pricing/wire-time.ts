import { MAX_TIME } from '../time/max-time.ts';

/** A moment as it may stand on the wire: UTC milliseconds, or text of ISO 8601. */
export type WireTime = number | string | null | undefined;

/** Date, or date and time with a zone: without one, each computer would read its own. */
const ISO = /^(\d{4}-\d\d-\d\d)(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d))?$/u;

const isTime = (time: number): boolean => Math.abs(time) <= MAX_TIME;

/** Whether the calendar has a day; `Date.parse` reads 30 February as 2 March. */
function isDay(day: string): boolean {
  const time = Date.parse(day);
  return isTime(time) && new Date(time).toISOString().startsWith(day);
}

function readText(text: string): number {
  const day = ISO.exec(text)?.[1];
  return day !== undefined && isDay(day) ? Date.parse(text) : Number.NaN;
}

/**
 * UTC milliseconds of a moment on the wire; null for what is absent or no moment, such as a day that the calendar does
 * not have.
 *
 * @internal
 */
export function readWireTime(value: WireTime): number | null {
  const time = typeof value === 'string' ? readText(value) : (value ?? Number.NaN);
  return isTime(time) ? time : null;
}
