/** Milliseconds after the first visit at which a session is over: 15 minutes. (spec reader-flows §4, §9) */
export const SESSION_GAP = 900_000;
/** Milliseconds in which a session without a landing publication is begun anew by the next visit. (spec reader-flows §4, §9) */
export const LANDING_WINDOW = 700;
/** Most visits that a record keeps. (spec reader-flows §4, §9) */
export const VISITS_MAX = 20;
/** Most bytes of a message between page and frame, as JSON in UTF-8: 16 KB. (research/attribution.md §1) */
export const MESSAGE_MAX_BYTES = 16_384;
/**
 * Most characters of a session's name, and of the id of a surface.
 * @decided The specification has no limit; names are random and short, ids are numbers or slugs. (spec reader-flows §3)
 */
export const ATTRIBUTION_ID_MAX_LENGTH = 200;
