/** Milliseconds of a second: every length of time in the rules is counted in milliseconds. (spec links-and-rules §9) */
export const SECOND = 1_000;
/** Milliseconds of a minute. (spec links-and-rules §9) */
export const MINUTE = 60_000;
/** Milliseconds of an hour. (spec reader-flows §9) */
export const HOUR = 3_600_000;
/** Milliseconds of a day of 24 hours; a day at which clocks change is shorter or longer. (spec reader-flows §9) */
export const DAY = 86_400_000;
/** Milliseconds of a week of seven such days: 604,800 seconds. (spec links-and-rules §9) */
export const WEEK = 604_800_000;
/** Seconds of a week, as signatures and cache headers count it. (spec links-and-rules §9) */
export const WEEK_SECONDS = 604_800;
