import { describe, expect, it } from 'vitest';
import { PINGBACK_TIMES, untilPingback } from '../../../../src/analytics/pingbacks.ts';

describe('the next pingback', () => {
  it.each([
    [0, 0, 0],
    [5, 0, 0],
    [0, 1, 10_000],
    [9_999, 1, 1],
    [10_000, 1, 0],
    [10_001, 1, 0],
    [0, 2, null],
    [60_000, 2, null],
    [0, 3, null],
  ])('after %i ms and %i sent comes in %s', (visible, sent, wait) => {
    expect(untilPingback(visible, sent)).toBe(wait);
  });

  it('is at 0 and at 10 seconds', () => {
    expect(PINGBACK_TIMES).toEqual([0, 10_000]);
  });
});
