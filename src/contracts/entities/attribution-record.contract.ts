import * as z from 'zod';
import { VISITS_MAX } from '../../attribution/attribution-limits.ts';
import { foreignId, reference, text } from './fields.contract.ts';

/** One page of a session; `timestamp` is in UTC milliseconds (spec reader-flows §3). */
export const attributionVisitSchema = z.looseObject({
  href: z.string().min(1),
  referrer: text,
  timestamp: z.int(),
});

/**
 * Where a session came from, and what it saw; `sessionStart` is in UTC milliseconds (spec reader-flows §3).
 * @decided Start and visits must be there: without them it is no session. A surface is any text, as newer pages may have
 * others; `parseRecord` takes those it does not know as `other`. `sid`, the session's own name, is ours.
 */
export const attributionRecordSchema = z.looseObject({
  sid: text,
  sessionStart: z.int(),
  originalReferrer: text,
  landingPage: text,
  landingSurface: text,
  landingSurfaceId: foreignId.nullish(),
  landingPublicationId: reference,
  visits: z.array(attributionVisitSchema).max(VISITS_MAX),
});

/** The record as it stands on the wire. */
export type AttributionRecordEntity = z.infer<typeof attributionRecordSchema>;
