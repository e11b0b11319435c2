import { describe, expect, it } from 'vitest';
import { VIEWER_LEVELS } from '../../../../src/access/viewer-level.ts';
import { isPostVisible, isPublished } from '../../../../src/posts/published-post.ts';

const NOW = 1_000;

describe('a post', () => {
  it.each([
    ['that came out', { publishedAt: NOW - 1 }, true],
    ['that comes out now', { publishedAt: NOW, type: 'page' }, true],
    ['that comes out in a moment', { publishedAt: NOW + 1 }, false],
    ['that is a draft', { publishedAt: null }, false],
    ['that says nothing of it', {}, false],
    ['that is mailed once', { publishedAt: NOW - 1, type: 'adhoc_email' }, false],
  ])('%s: out is %s', (_, post, out) => {
    expect(isPublished(post, NOW)).toBe(out);
    for (const level of VIEWER_LEVELS) {
      const writes = level === 'contributor' || level === 'admin';
      expect(isPostVisible(post, level, NOW)).toBe(out || writes);
    }
  });
});
