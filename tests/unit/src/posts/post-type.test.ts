import { describe, expect, it } from 'vitest';
import { isPostType, POST_TYPES } from '../../../../src/posts/post-type.ts';

describe('a type of post', () => {
  it('is one of seven', () => {
    expect(POST_TYPES).toEqual([
      'newsletter',
      'podcast',
      'video',
      'thread',
      'page',
      'adhoc_email',
      'restack',
    ]);
  });

  it.each(POST_TYPES)('is known as %s', (type) => {
    expect(isPostType(type)).toBe(true);
  });

  it.each(['', 'Podcast', 'note', 'toString', null, undefined])('is not %j', (text) => {
    expect(isPostType(text)).toBe(false);
  });
});
