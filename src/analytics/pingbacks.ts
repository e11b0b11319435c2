/** Milliseconds of seeing a post at which a pingback is sent. (spec reader-flows §9) */
export const PINGBACK_TIMES = [0, 10_000] as const;

/**
 * Milliseconds until the next pingback of a post, after so many were sent; null after the last. (spec reader-flows §9)
 *
 * @decided The time is that in which the post could be seen (research/attribution.md §5), so a tab in the background
 * counts none. What is overdue is sent at once.
 */
export function untilPingback(visibleTime: number, sent: number): number | null {
  const time = PINGBACK_TIMES[sent];
  return time === undefined ? null : Math.max(0, time - visibleTime);
}
