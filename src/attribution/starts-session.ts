import { LANDING_WINDOW, SESSION_GAP } from './attribution-limits.ts';
import type { AttributionRecord } from './attribution-record.ts';

const isWithin = (then: number, now: number, span: number) => now >= then && now - then < span;

/**
 * Whether a visit begins a new session: there are no stored visits, the first is 15 minutes old or more, the referrer is
 * empty, or the session began under 700 ms ago and has no landing publication yet. Times are UTC milliseconds.
 * (spec reader-flows §4; reader-flows §9; readings.md)
 *
 * @decided The window is fixed: it counts from the oldest visit, however many came since. A first visit in the future, from
 * a clock that was set back, counts as none.
 */
export function startsSession(
  record: AttributionRecord | null,
  referrer: string,
  now: number,
): boolean {
  const first = record?.visits[0];
  if (!record || !first || !isWithin(first.timestamp, now, SESSION_GAP)) return true;
  if (referrer.trim() === '') return true;
  return record.landingPublicationId === null && isWithin(record.sessionStart, now, LANDING_WINDOW);
}
