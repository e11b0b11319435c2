import * as z from 'zod';
import { text, unknownObject } from './fields.contract.ts';

/**
 * Where an event happened (spec reader-flows §3).
 * @decided The specification shows what is in it and no names; they are `client`, `display_mode`, `page`, `campaign`,
 * `timezone` and `screen_size`.
 */
export const analyticsContextSchema = z.looseObject({
  /** Always `web`. */
  client: z.union([z.string(), z.looseObject({ type: text })]).nullish(),
  display_mode: text,
  page: unknownObject,
  campaign: unknownObject,
  timezone: text,
  screen_size: unknownObject,
});

/** What one event is sent in; `timestamp` is in UTC milliseconds (spec reader-flows §3). */
export const analyticsEventSchema = z.looseObject({
  event: z.string().min(1),
  timestamp: z.int(),
  properties: unknownObject,
  context: analyticsContextSchema.nullish(),
});

/** An event as it stands on the wire. */
export type AnalyticsEventEntity = z.infer<typeof analyticsEventSchema>;
