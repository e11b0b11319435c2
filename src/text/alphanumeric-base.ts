/**
 * Digits of a number that is written in 0 to 9 and a to z.
 *
 * @internal
 */
export const ALPHANUMERIC_BASE = 36;
