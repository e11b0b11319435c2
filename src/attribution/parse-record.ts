import { HREF_MAX_LENGTH } from '../analytics/strip-href.ts';
import { ATTRIBUTION_ID_MAX_LENGTH, VISITS_MAX } from './attribution-limits.ts';
import { asObject, isHref, isId, isTextUpTo, isTime } from './field-guards.ts';
import { LANDING_SURFACES } from './landing-surface.ts';
import type { AttributionRecord, Landing, Visit } from './attribution-record.ts';
import type { LandingSurface } from './landing-surface.ts';

/** A visit from outside; null for what is none. (spec reader-flows §3) */
export function parseVisit(value: unknown): Visit | null {
  const visit = asObject(value);
  if (!visit || !isHref(visit['href']) || !isTime(visit['timestamp'])) return null;
  const { href, timestamp } = visit;
  const referrer = orEmpty(visit['referrer']);
  return isTextUpTo(referrer, HREF_MAX_LENGTH) ? { href, referrer, timestamp } : null;
}

/** Text that may be absent, as '' then. */
const orEmpty = (value: unknown): unknown => value ?? '';

/** The id of a surface: text, where it came as a whole number too; null for none. */
function parseSurfaceId(value: unknown): unknown {
  return typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : (value ?? null);
}

/** A surface by its name, `other` for one that is not known yet; undefined for what is no text. */
function parseSurface(value: unknown): LandingSurface | null | undefined {
  if (value === null) return null;
  return typeof value === 'string'
    ? (LANDING_SURFACES.find((surface) => surface === value) ?? 'other')
    : undefined;
}

/**
 * A landing from outside; absent fields are null, and null comes for what is none. (spec reader-flows §3)
 * @decided A surface that is not known is `other`, so that newer pages can speak to older frames. Its id may be a whole
 * number and becomes text.
 */
export function parseLanding(value: unknown): Landing | null {
  const fields = asObject(value);
  if (!fields) return null;
  const landingSurface = parseSurface(fields['landingSurface'] ?? null);
  const landingSurfaceId = parseSurfaceId(fields['landingSurfaceId']);
  const landingPublicationId = fields['landingPublicationId'] ?? null;
  const isRight =
    (landingSurfaceId === null || isTextUpTo(landingSurfaceId, ATTRIBUTION_ID_MAX_LENGTH)) &&
    (landingPublicationId === null || isId(landingPublicationId));
  return landingSurface !== undefined && isRight
    ? { landingSurface, landingSurfaceId, landingPublicationId }
    : null;
}

function parseVisits(value: unknown): Visit[] | null {
  if (!Array.isArray(value) || value.length > VISITS_MAX) return null;
  const visits = value.map(parseVisit).filter((visit) => visit !== null);
  return visits.length === value.length ? visits : null;
}

/**
 * An attribution record from outside (a message, a store, a sign-up); null for what is none, or is longer than a record
 * may be. (spec reader-flows §3; research/attribution.md §1)
 *
 * @decided Text may be absent or null and is '' then; so may the name of the session, which the specification's record has
 * not. What is wrong in part is refused whole; unknown fields are left out. `attributionRecordSchema` takes the same.
 */
export function parseRecord(value: unknown): AttributionRecord | null {
  const fields = asObject(value);
  const landing = parseLanding(fields);
  const visits = parseVisits(fields?.['visits']);
  if (!fields || !landing || !visits) return null;
  const { sessionStart } = fields;
  const sid = orEmpty(fields['sid']);
  const originalReferrer = orEmpty(fields['originalReferrer']);
  const landingPage = orEmpty(fields['landingPage']);
  const isRight =
    isTextUpTo(sid, ATTRIBUTION_ID_MAX_LENGTH) &&
    isTime(sessionStart) &&
    isTextUpTo(originalReferrer, HREF_MAX_LENGTH) &&
    isTextUpTo(landingPage, HREF_MAX_LENGTH);
  return isRight ? { sid, sessionStart, originalReferrer, landingPage, ...landing, visits } : null;
}
