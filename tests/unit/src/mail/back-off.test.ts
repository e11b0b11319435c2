import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BACK_OFF_FIRST, BACK_OFF_MAX, backOff } from '../../../../src/mail/back-off.ts';

describe('the pause before a mail is tried again', () => {
  it.each([
    [1, 10_000],
    [2, 20_000],
    [3, 40_000],
    [7, 640_000],
    [8, BACK_OFF_MAX],
    [100_000, BACK_OFF_MAX],
  ])('after %i attempts is at most %i ms', (attempts, most) => {
    expect(backOff(attempts, 1)).toBe(most);
    expect(backOff(attempts, 0)).toBe(most / 2);
  });

  it('never leaves its bounds', () => {
    const random = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), random, (attempts, spread) => {
        const pause = backOff(attempts, spread);
        expect(pause).toBeGreaterThanOrEqual(BACK_OFF_FIRST / 2);
        expect(pause).toBeLessThanOrEqual(BACK_OFF_MAX);
      }),
    );
  });
});
