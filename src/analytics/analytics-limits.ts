/** Most events of a batch. (spec reader-flows §9) */
export const BATCH_MAX_EVENTS = 8;
/** Most characters of a batch: UTF-16 units of the JSON of the whole array. (spec reader-flows §9; readings.md) */
export const BATCH_MAX_CHARACTERS = 10_000;
/** Milliseconds after which events are sent, however few. (spec reader-flows §9) */
export const FLUSH_INTERVAL = 60_000;
