import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  roundSubscriberCount,
  toldSubscriberCount,
} from '../../../../src/publication/round-subscriber-count.ts';

describe('the round number of subscribers', () => {
  it.each([
    [11, 10],
    [11.9, 10],
    [12, 10],
    [20, 10],
    [21, 20],
    [99, 90],
    [100, 90],
    [101, 100],
    [110, 100],
    [111, 110],
    [999, 990],
    [1_000, 990],
    [1_001, 1_000],
    [1_100, 1_000],
    [1_101, 1_100],
    [10_000, 9_900],
    [10_001, 10_000],
    [27_456, 27_000],
    [1_000_000, 990_000],
    [1_000_001, 1_000_000],
    [Number.MAX_SAFE_INTEGER, 9_000_000_000_000_000],
  ])('below %d is %d', (count, round) => {
    expect(roundSubscriberCount(count)).toBe(round);
  });

  it.each([10.9, 10, 9, 1, 0, -1, -100, NaN, Infinity, -Infinity, 2 ** 53, null, undefined])(
    'is none for %s',
    (count) => {
      expect(roundSubscriberCount(count)).toBeNull();
    },
  );

  it('never overstates, and is never far off', () => {
    fc.assert(
      fc.property(fc.integer({ min: 11, max: Number.MAX_SAFE_INTEGER }), (count) => {
        const round = roundSubscriberCount(count) ?? 0;
        expect(round).toBeLessThan(count);
        expect(round).toBeGreaterThanOrEqual(10);
        expect(round).toBeGreaterThanOrEqual(count < 100 ? count - 10 : count * 0.9);
        expect(String(round)).toMatch(/^\d{1,2}0+$/u);
      }),
    );
  });

  it('does not shrink as the count grows', () => {
    for (let count = 11; count < 3_000; count += 1) {
      const [less, more] = [roundSubscriberCount(count), roundSubscriberCount(count + 1)];
      expect(more ?? 0).toBeGreaterThanOrEqual(less ?? 0);
    }
  });
});

describe('the count that is told', () => {
  it.each([
    [11, 11],
    [12, 11],
    [20, 11],
    [21, 21],
    [1_234, 1_201],
  ])('of %d is %d', (count, told) => {
    expect(toldSubscriberCount(count)).toBe(told);
  });

  it.each([10, 0, null, undefined])('is none for %s', (count) => {
    expect(toldSubscriberCount(count)).toBeNull();
  });

  it('makes the same words as the count itself', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (count) => {
        expect(roundSubscriberCount(toldSubscriberCount(count))).toBe(roundSubscriberCount(count));
      }),
    );
  });
});
