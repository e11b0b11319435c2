/** Milliseconds that a hand-back code is good for (DESIGN §7). */
export const HAND_BACK_LIFETIME = 5 * 60 * 1_000;
/**
 * Milliseconds in which a used hand-back code may be swapped once more by the page that swapped it: its answer was lost.
 * @decided One minute, as with a sign-in.
 */
export const HAND_BACK_REPEAT_WITHIN = 60 * 1_000;
/**
 * Milliseconds after a confirmation in which the way back from it makes the reader known there.
 * @decided Ten minutes, as long as a sign-in mail works: after that the mail of a sign-up signs nobody in.
 */
export const CONFIRMED_LATELY = 10 * 60 * 1_000;
/**
 * Milliseconds after which a reader token gets a successor.
 * @decided A day: a token that was copied is worth nothing a day after its owner came back.
 */
export const READER_TOKEN_ROTATION = 24 * 60 * 60 * 1_000;
/**
 * Milliseconds that a reader token goes on working after its successor was used: another tab may hold it still.
 * @decided One minute: tabs share one storage and look into it before each call.
 */
export const READER_TOKEN_GRACE = 60 * 1_000;
