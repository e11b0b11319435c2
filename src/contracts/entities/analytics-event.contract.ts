import * as z from 'zod';
import { CLIENT_TYPE, DISPLAY_MODES } from '../../analytics/build-event.ts';
import { count, reference, text, unknownObject } from './fields.contract.ts';

/** What sent an event: always a page; `event_id` names the event and `seq` its place, so that one is counted once. */
const client = z.looseObject({
  type: z.literal(CLIENT_TYPE).nullish(),
  event_id: text,
  seq: count,
});

const page = z.looseObject({ href: text, referrer: text, title: text });

/** Pixels. */
const side = z.number().nonnegative();

/**
 * What stands around an event (spec reader-flows §3).
 * @decided The specification shows what is in it and no names; they are those of `buildEvent`. A campaign is its parameters
 * by their names.
 */
export const analyticsContextSchema = z.looseObject({
  client: client.nullish(),
  display_mode: z.enum(DISPLAY_MODES).nullish(),
  page: page.nullish(),
  campaign: z.record(z.string(), z.string()).nullish(),
  timezone: text,
  screen: z.looseObject({ width: side, height: side }).nullish(),
  magic_user_id: reference,
});

/** The envelope that one event is sent in; `timestamp` is in UTC milliseconds (spec reader-flows §3). */
export const analyticsEventSchema = z.looseObject({
  event: z.string().min(1),
  timestamp: z.int(),
  properties: unknownObject,
  context: analyticsContextSchema.nullish(),
});

/** An event as it stands on the wire. */
export type AnalyticsEventEntity = z.infer<typeof analyticsEventSchema>;
