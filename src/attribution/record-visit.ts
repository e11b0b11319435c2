import { stripHref } from '../analytics/strip-href.ts';
import { isTime } from './field-guards.ts';
import { startsSession } from './starts-session.ts';
import { uniteVisits } from './unite-visits.ts';
import type { AttributionRecord, Landing, Visit } from './attribution-record.ts';

/** A session that begins with a visit. (spec reader-flows §3; reader-flows §4) */
export function startSession(visit: Visit, landing: Landing, sid: string): AttributionRecord {
  return {
    sid,
    sessionStart: visit.timestamp,
    originalReferrer: visit.referrer,
    landingPage: visit.href,
    landingSurface: landing.landingSurface,
    landingSurfaceId: landing.landingSurfaceId,
    landingPublicationId: landing.landingPublicationId,
    visits: [visit],
  };
}

/**
 * The record after a visit: a new session where one begins, else the same with one visit more. `sid` is the name that a
 * new session gets. (spec reader-flows §3; reader-flows §4; readings.md)
 *
 * @decided Addresses are stripped before they are kept, and a page that is not on the web leaves the record as it was.
 * Times are kept in whole milliseconds, since browsers also give parts of one; a visit without a time changes nothing.
 * Whether the referrer is empty is asked of what the browser says, not of what is kept of it.
 */
export function recordVisit(
  record: AttributionRecord | null,
  visit: Visit,
  landing: Landing,
  sid: string,
): AttributionRecord | null {
  const href = stripHref(visit.href);
  const timestamp = Math.floor(visit.timestamp);
  if (href === null || !isTime(timestamp)) return record;
  const kept: Visit = { href, referrer: stripHref(visit.referrer) ?? '', timestamp };
  if (record === null || startsSession(record, visit.referrer, timestamp)) {
    return startSession(kept, landing, sid);
  }
  return { ...record, visits: uniteVisits(record.visits, [kept]) };
}
