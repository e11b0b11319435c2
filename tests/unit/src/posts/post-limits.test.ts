import { describe, expect, it } from 'vitest';
import { FlyleafError } from '../../../../src/errors/flyleaf-error.ts';
import { checkBylines, MAX_BYLINES } from '../../../../src/posts/post-limits.ts';

const authors = (count: number) => Array.from({ length: count }, (_, id) => ({ id }));

function refusal(count: number): unknown {
  try {
    return checkBylines(authors(count));
  } catch (error) {
    return error;
  }
}

describe('the authors of a post', () => {
  it.each([0, 1, MAX_BYLINES - 1, MAX_BYLINES])('may be %i', (count) => {
    expect(refusal(count)).toBeUndefined();
  });

  it('may not be 36', () => {
    const error = refusal(36);
    expect(error).toBeInstanceOf(FlyleafError);
    expect(error).toMatchObject({
      type: 'invalid_request',
      status: 400,
      userVisible: true,
      message: 'Must have at most 35 authors',
      errors: [{ param: 'bylines', msg: 'Must have at most 35 authors', code: 'invalid_request' }],
    });
  });
});
