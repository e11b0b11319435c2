import * as z from 'zod';
import { foreignId, reference, text } from './fields.contract.ts';

/** One page of a session; `timestamp` is in UTC milliseconds (spec reader-flows §3). */
export const attributionVisitSchema = z.looseObject({
  href: z.string(),
  referrer: text,
  timestamp: z.int(),
});

/** Where a session came from, and what it saw; `sessionStart` is in UTC milliseconds (spec reader-flows §3). */
export const attributionRecordSchema = z.looseObject({
  sessionStart: z.int(),
  originalReferrer: text,
  landingPage: text,
  landingSurface: text,
  landingSurfaceId: foreignId.nullish(),
  landingPublicationId: reference,
  visits: z.array(attributionVisitSchema),
});

/** The record as it stands on the wire. */
export type AttributionRecordEntity = z.infer<typeof attributionRecordSchema>;
