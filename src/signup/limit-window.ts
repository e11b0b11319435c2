/**
 * Start of the window that a time falls into (both UTC milliseconds).
 * @decided Windows are fixed: they start at multiples of their length, so that no start has to be stored.
 */
export function windowStart(now: number, length: number): number {
  return Math.floor(now / length) * length;
}

/** Whole seconds until the next window of so many milliseconds: what Retry-After says (RFC 9110 §10.2.3). */
export function secondsToNextWindow(now: number, length: number): number {
  return Math.ceil((windowStart(now, length) + length - now) / 1_000);
}
