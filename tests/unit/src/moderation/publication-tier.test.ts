import { describe, expect, it } from 'vitest';
import {
  isPublicationNoindexed,
  isPublicationPrioritised,
  isPublicationRemoved,
  PUBLICATION_TIERS,
  publicationTier,
} from '../../../../src/moderation/publication-tier.ts';

const [REMOVED, NOINDEX, PRIORITY] = ['removed', 'noindex', 'priority'];

describe("a publication's standing", () => {
  it.each([
    [-2, 'deleted', [REMOVED, NOINDEX]],
    [-1, 'noindexed', [NOINDEX]],
    [0, 'new', [NOINDEX]],
    [-0, 'new', [NOINDEX]],
    [1, 'available', []],
    [2, 'priority', [PRIORITY]],
    [-3, 'new', [NOINDEX]],
    [3, 'new', [NOINDEX]],
    [0.5, 'new', [NOINDEX]],
    [1.5, 'new', [NOINDEX]],
    [Number.NaN, 'new', [NOINDEX]],
    [null, 'new', [NOINDEX]],
    [undefined, 'new', [NOINDEX]],
  ])('at %s is %s: %j', (level, tier, effects) => {
    expect(publicationTier(level)).toBe(tier);
    expect(isPublicationRemoved(level)).toBe(effects.includes(REMOVED));
    expect(isPublicationNoindexed(level)).toBe(effects.includes(NOINDEX));
    expect(isPublicationPrioritised(level)).toBe(effects.includes(PRIORITY));
  });

  it('has five levels', () => {
    expect(PUBLICATION_TIERS).toEqual({
      deleted: -2,
      noindexed: -1,
      new: 0,
      available: 1,
      priority: 2,
    });
  });
});
