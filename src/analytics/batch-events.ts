import { BATCH_MAX_CHARACTERS, BATCH_MAX_EVENTS } from './analytics-limits.ts';

/** Events in the batches that they are sent in. */
export interface EventBatches<Event> {
  batches: Event[][];
  /** How many events were dropped, because they alone are longer than a batch may be. */
  dropped: number;
}

const BRACKETS = '[]'.length;
const COMMA = ','.length;

/**
 * Events in batches of at most 8, and of at most 10,000 characters of JSON each, counted over the whole array. Their order
 * is kept, and every event is in exactly one batch or counted as dropped. (spec reader-flows §9; readings.md)
 *
 * @decided Batches are filled one after the other, which gives as few as an order allows. The length is that of
 * `JSON.stringify(batch)`, in UTF-16 units.
 */
export function batchEvents<Event extends object>(events: readonly Event[]): EventBatches<Event> {
  const batches: Event[][] = [];
  let dropped = 0;
  let length = 0;
  for (const event of events) {
    const own = JSON.stringify(event).length;
    const batch = batches.at(-1);
    const longer = length + COMMA + own;
    if (BRACKETS + own > BATCH_MAX_CHARACTERS) dropped += 1;
    else if (batch && batch.length < BATCH_MAX_EVENTS && longer <= BATCH_MAX_CHARACTERS) {
      batch.push(event);
      length = longer;
    } else {
      batches.push([event]);
      length = BRACKETS + own;
    }
  }
  return { batches, dropped };
}
