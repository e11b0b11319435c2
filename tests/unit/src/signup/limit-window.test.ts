import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { secondsToNextWindow, windowStart } from '../../../../src/signup/limit-window.ts';

describe('a window of a limit', () => {
  it.each([
    [0, 600_000, 0, 600],
    [599_999, 600_000, 0, 1],
    [600_000, 600_000, 600_000, 600],
    [600_001, 600_000, 600_000, 600],
    [601_000, 600_000, 600_000, 599],
  ])('at %i of %i ms starts at %i and ends in %i s', (now, length, start, seconds) => {
    expect(windowStart(now, length)).toBe(start);
    expect(secondsToNextWindow(now, length)).toBe(seconds);
  });

  it('is over when the announced seconds have passed, and not much sooner', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), fc.integer({ min: 1, max: 1e6 }), (now, s) => {
        const length = s * 1_000;
        const wait = secondsToNextWindow(now, length) * 1_000;
        expect(windowStart(now + wait, length)).toBeGreaterThan(windowStart(now, length));
        expect(wait).toBeLessThanOrEqual(length);
        expect(wait).toBeGreaterThan(0);
      }),
    );
  });
});
