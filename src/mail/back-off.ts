/** Milliseconds before the first repeat of a mail that failed (RFC 5321 §4.5.4.1). */
export const BACK_OFF_FIRST = 10_000;
/** Longest pause between two tries, in milliseconds (RFC 5321 §4.5.4.1): a mail server that is back is noticed soon. */
export const BACK_OFF_MAX = 15 * 60 * 1_000;

/**
 * Milliseconds until the next try after the given number of failed ones: doubled each time, capped, and
 * spread over its upper half, so that what failed together does not come back together.
 * `random` is from 0 (inclusive) to 1; `first` is the pause before the first repeat (RFC 5321 §4.5.4.1).
 */
export function backOff(attempts: number, random: number, first = BACK_OFF_FIRST): number {
  const full = Math.min(BACK_OFF_MAX, first * 2 ** Math.min(attempts - 1, 20));
  return Math.round(full * (0.5 + random / 2));
}
