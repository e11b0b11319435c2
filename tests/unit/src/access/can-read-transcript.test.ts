import { describe, expect, it } from 'vitest';
import { AUDIENCES } from '../../../../src/access/audiences.ts';
import { canReadPost } from '../../../../src/access/can-read-post.ts';
import { canReadTranscript } from '../../../../src/access/can-read-transcript.ts';
import { VIEWER_LEVELS } from '../../../../src/access/viewer-level.ts';

const publishedBylines = [{ id: 1 }, { id: 2 }];
const pairs = AUDIENCES.flatMap((audience) =>
  VIEWER_LEVELS.map((level) => [audience, level] as const),
);

describe('the transcript of a post', () => {
  it.each(pairs)('for %s is read at level %s by who reads the post', (audience, level) => {
    const reads = canReadTranscript({ audience, publishedBylines }, { user: { id: 3 }, level });
    expect(reads).toBe(canReadPost({ audience }, level));
  });

  it.each(pairs)('for %s is read at level %s by its authors', (audience, level) => {
    const post = { audience, publishedBylines };
    expect(canReadTranscript(post, { user: { id: 2 }, level })).toBe(true);
  });

  it.each([{ audience: 'founding' }, { audience: 'founding', publishedBylines: null }])(
    'of %j, which names no authors, is not read by nobody in particular',
    (post) => {
      expect(canReadTranscript(post, { level: 'paid' })).toBe(false);
      expect(canReadTranscript(post, { user: {}, level: 'paid' })).toBe(false);
    },
  );

  it('is an error without an audience, for an author too', () => {
    const viewer = { user: { id: 1 }, level: 'anonymous' } as const;
    expect(() => canReadTranscript({ publishedBylines }, viewer)).toThrow('Post has no audience');
    expect(() => canReadTranscript({ audience: 'all', publishedBylines }, viewer)).toThrow(
      'Unknown audience: all',
    );
  });
});
