import * as z from 'zod';
import { HREF_MAX_LENGTH } from '../../analytics/strip-href.ts';
import { ATTRIBUTION_ID_MAX_LENGTH, VISITS_MAX } from '../../attribution/attribution-limits.ts';
import { isTime } from '../../attribution/field-guards.ts';
import { reference, text } from './fields.contract.ts';

const moment = z.number().refine(isTime, 'Must be whole milliseconds from 1970 on');
const address = z.string().max(HREF_MAX_LENGTH);
const name = z.string().max(ATTRIBUTION_ID_MAX_LENGTH);

/** One page of a session; `timestamp` is in UTC milliseconds (spec reader-flows §3). */
export const attributionVisitSchema = z.looseObject({
  href: address.min(1),
  referrer: address.nullish(),
  timestamp: moment,
});

/**
 * Where a session came from, and what it saw; `sessionStart` is in UTC milliseconds (spec reader-flows §3).
 * @decided Start and visits must be there: without them it is no session. A surface is any text, as newer pages may have
 * others; `parseRecord`, which takes exactly what is right here, reads those it does not know as `other`. `sid`, the
 * session's own name, is ours.
 */
export const attributionRecordSchema = z.looseObject({
  sid: name.nullish(),
  sessionStart: moment,
  originalReferrer: address.nullish(),
  landingPage: address.nullish(),
  landingSurface: text,
  landingSurfaceId: z.union([z.int(), name]).nullish(),
  landingPublicationId: reference,
  visits: z.array(attributionVisitSchema).max(VISITS_MAX),
});

/** The record as it stands on the wire. */
export type AttributionRecordEntity = z.infer<typeof attributionRecordSchema>;
