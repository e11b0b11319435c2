/** Fewest subscribers that a round number is shown for: 'over 10' wants eleven. (spec links-and-rules §9) */
export const ROUNDED_COUNT_MIN = 11;

/**
 * The round number below a count of subscribers, for 'Join over N subscribers': tens below 1,000, then two significant
 * figures. Null when there is nothing to say: fewer than eleven, unknown, or no count.
 * (spec links-and-rules §9; reader-flows §2)
 *
 * @decided Readers expect a round number that is true. It is rounded down and is always smaller than the count: exactly
 * 1,000 subscribers are not "over 1,000" but over 990.
 */
export function roundSubscriberCount(count: number | null | undefined): number | null {
  const whole = Math.floor(count ?? 0);
  if (!Number.isSafeInteger(whole) || whole < ROUNDED_COUNT_MIN) return null;
  const below = whole - 1;
  const step = Math.max(10, 10 ** (String(below).length - 2));
  return below - (below % step);
}

/**
 * The least count that is told with the same words as this one, which is all that leaves the server: whoever reads the
 * answers does not learn of each sign-up. Null when there is nothing to say. (spec links-and-rules §9)
 */
export function toldSubscriberCount(count: number | null | undefined): number | null {
  const round = roundSubscriberCount(count);
  return round === null ? null : round + 1;
}
