import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AUDIENCES } from '../../../../src/access/audiences.ts';
import { LEAST_READERS, canReadPost } from '../../../../src/access/can-read-post.ts';
import { VIEWER_LEVELS, isAtLeast } from '../../../../src/access/viewer-level.ts';
import { viewerLevel } from '../../../../src/access/viewer.ts';
import type { Audience } from '../../../../src/access/audiences.ts';
import type { ViewerLevel } from '../../../../src/access/viewer-level.ts';
import type { Viewer } from '../../../../src/access/viewer.ts';

const NOW = Date.UTC(2026, 5, 1);
const PUBLICATION = 7;

/** Who reads what, as the specification has it, written out. */
const READERS: Record<Audience, readonly ViewerLevel[]> = {
  everyone: ['anonymous', 'free', 'paid', 'founding', 'contributor', 'admin'],
  only_free: ['free', 'contributor', 'admin'],
  only_paid: ['paid', 'founding', 'contributor', 'admin'],
  founding: ['founding', 'contributor', 'admin'],
};

/** A viewer of each level, by user flags or by a role of their subscription. */
const makeViewer = (level: ViewerLevel, publicationId: number): Viewer => ({
  user: {
    id: 1,
    is_free_subscribed: level === 'free',
    is_subscribed: level === 'paid' || level === 'founding',
    is_founding: level === 'founding',
    is_contributor: level === 'contributor',
    subscription_publication_id: publicationId,
  },
  subscription: { publication_id: publicationId, role: level === 'admin' ? 'admin' : null },
});

const matrix = AUDIENCES.flatMap((audience) =>
  VIEWER_LEVELS.map((level) => [level, audience, READERS[audience].includes(level)] as const),
);

describe('reading a post', () => {
  it.each(matrix)('at level %s, for %s: %s', (level, audience, reads) => {
    expect(canReadPost({ audience }, level)).toBe(reads);
  });

  it.each(matrix)('of the same publication, as %s, for %s: %s', (level, audience, reads) => {
    const found = viewerLevel(makeViewer(level, PUBLICATION), { id: PUBLICATION }, NOW);
    expect(found).toBe(level);
    expect(canReadPost({ audience }, found)).toBe(reads);
  });

  it.each(matrix)('of another publication, as %s there, for %s', (level, audience) => {
    const found = viewerLevel(makeViewer(level, PUBLICATION + 1), { id: PUBLICATION }, NOW);
    expect(found).toBe('anonymous');
    expect(canReadPost({ audience }, found)).toBe(audience === 'everyone');
  });

  it('never takes from a higher level what a lower one reads, except only_free', () => {
    const level = fc.constantFrom(...VIEWER_LEVELS);
    const audience = fc.constantFrom(...AUDIENCES.filter((each) => each !== 'only_free'));
    fc.assert(
      fc.property(level, level, audience, (one, other, audience) => {
        fc.pre(isAtLeast(one, other));
        return canReadPost({ audience }, one) || !canReadPost({ audience }, other);
      }),
    );
  });

  it.each(VIEWER_LEVELS)('is an error without an audience at level %s', (level) => {
    expect(() => canReadPost({}, level)).toThrow('Post has no audience');
    expect(() => canReadPost({ audience: 'x' }, level)).toThrow('Unknown audience: x');
  });
});

it.each(AUDIENCES)('names the lowest level that reads %s', (audience) => {
  expect(LEAST_READERS[audience]).toBe(READERS[audience][0]);
});
