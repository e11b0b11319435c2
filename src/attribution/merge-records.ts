import { hostOfHref } from '../analytics/strip-href.ts';
import { SESSION_GAP } from './attribution-limits.ts';
import { uniteVisits } from './unite-visits.ts';
import type { AttributionRecord } from './attribution-record.ts';

/** All of a record but its visits, as text: two records that differ in it have an order. */
function landingKey(record: AttributionRecord): string {
  return JSON.stringify([
    record.sid,
    record.originalReferrer,
    record.landingPage,
    record.landingSurface,
    record.landingSurfaceId,
    record.landingPublicationId,
  ]);
}

function isEarlier(a: AttributionRecord, b: AttributionRecord): boolean {
  if (a.sessionStart !== b.sessionStart) return a.sessionStart < b.sessionStart;
  return landingKey(a) <= landingKey(b);
}

/** The same name; sessions without one are the same when they began at the same time. */
function isSameSession(a: AttributionRecord, b: AttributionRecord): boolean {
  return a.sid === b.sid && (a.sid !== '' || a.sessionStart === b.sessionStart);
}

/** Whether the later session only seems to be one: it came from the publication's own pages, within the earlier's window. */
function continues(
  earlier: AttributionRecord,
  later: AttributionRecord,
  ownHosts: readonly string[],
): boolean {
  const host = hostOfHref(later.originalReferrer);
  const isOwn = host !== null && ownHosts.some((own) => own.toLowerCase() === host);
  return isOwn && later.sessionStart - earlier.sessionStart < SESSION_GAP;
}

/**
 * One record of two, such as the page's and the frame's; null where there is none. The same session: its visits united,
 * its landing from the earlier start. Otherwise the later session wins, unless it began within 15 minutes of the earlier
 * one and came from one of the publication's own hosts: then it is the same reading, and the earlier landing stays.
 * (research/attribution.md §1; readings.md)
 *
 * @decided Commutative; merging a result with either of its parts, or with itself, changes nothing. Associative among
 * records of one session. Not in general: of three sessions, 0, 10 and 20 minutes old, the middle one may join either
 * neighbour, never both. Equal starts are ordered by the records' other fields as text. Sessions without a name are the
 * same when they began at the same time. The 15 minutes count from the earlier session's start, which is its first visit
 * in every record that `recordVisit` makes. `ownHosts` have their port.
 */
export function mergeRecords(
  a: AttributionRecord | null,
  b: AttributionRecord | null,
  ownHosts: readonly string[],
): AttributionRecord | null {
  const one = a ?? b;
  const other = b ?? a;
  if (one === null || other === null) return null;
  const [earlier, later] = isEarlier(one, other) ? [one, other] : [other, one];
  if (isSameSession(earlier, later) || continues(earlier, later, ownHosts)) {
    return { ...earlier, visits: uniteVisits(earlier.visits, later.visits) };
  }
  return { ...later, visits: uniteVisits(later.visits, []) };
}
