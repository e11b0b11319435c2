import { describe, expect, it } from 'vitest';
import { checkPodcastField } from '../../../../src/podcasts/podcast-limits.ts';

describe('a field of a podcast', () => {
  it.each([null, undefined, '', 'x', 'x'.repeat(249_999), 'x'.repeat(250_000)])(
    'has at most 250,000 characters',
    (text) => {
      expect(checkPodcastField(text)).toBeNull();
    },
  );

  it('may not have one more', () => {
    const message = 'Must be at most 250000 characters long';
    expect(checkPodcastField('x'.repeat(250_001))).toBe(message);
  });
});
