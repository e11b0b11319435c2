import type { Values } from './route.ts';

/** Tiers of the leaderboard (spec reader-flows §9). */
export const LEADERBOARD_TIERS = ['arr10k', 'arr1k', 'list1k', 'list100'] as const;

/** One of the tiers of the leaderboard. */
export type LeaderboardTier = (typeof LEADERBOARD_TIERS)[number];

/** The category that has no ranking (spec reader-flows §2). */
export const FOR_YOU_CATEGORY = 'for-you';

/**
 * The ranking in a leaderboard's address: trending is called rising there, and the for-you category has none; null for
 * none (spec reader-flows §2).
 * @decided Other rankings pass as they are, since the document lists none.
 */
export function leaderboardRanking(
  categoryId: string | number,
  ranking: string | null | undefined,
): string | null {
  if (categoryId === FOR_YOU_CATEGORY) return null;
  return ranking === 'trending' ? 'rising' : (ranking ?? null);
}

/**
 * The rule of the ranking over a link's values.
 * @internal
 */
export function settleRanking(values: Values): Values {
  const { categoryId, ranking } = values as {
    categoryId: string | number;
    ranking?: string | null;
  };
  return { ...values, ranking: leaderboardRanking(categoryId, ranking) };
}
