import { describe, expect, it } from 'vitest';
import { LEADERBOARD_TIERS, leaderboardRanking } from '../../../../src/links/leaderboard.ts';

describe('the leaderboard', () => {
  it.each([
    ['art', 'trending', 'rising'],
    ['art', 'rising', 'rising'],
    ['art', 'paid', 'paid'],
    [4, 'trending', 'rising'],
    ['art', null, null],
    ['art', undefined, null],
    ['for-you', 'trending', null],
    ['for-you', 'paid', null],
    ['for-you', null, null],
    ['for-you-too', 'paid', 'paid'],
  ])('of %s ranks %s as %s', (category, ranking, expected) => {
    expect(leaderboardRanking(category, ranking)).toBe(expected);
  });

  it('has four tiers', () => {
    expect(LEADERBOARD_TIERS).toEqual(['arr10k', 'arr1k', 'list1k', 'list100']);
  });
});
