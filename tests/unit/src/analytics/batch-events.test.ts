import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BATCH_MAX_CHARACTERS,
  BATCH_MAX_EVENTS,
  FLUSH_INTERVAL,
} from '../../../../src/analytics/analytics-limits.ts';
import { batchEvents } from '../../../../src/analytics/batch-events.ts';
import { cpuTime } from '../../../support/cpu-time.ts';

/** An event whose JSON has so many characters, at least eight. */
const eventOf = (length: number) => ({ e: 'x'.repeat(length - 8) });
const sizes = (lengths: readonly number[]) =>
  batchEvents(lengths.map(eventOf)).batches.map((batch) => batch.length);

describe('batches of events', () => {
  it('are of events as long as they say', () => {
    expect(JSON.stringify(eventOf(8))).toHaveLength(8);
    expect(JSON.stringify(eventOf(4_999))).toHaveLength(4_999);
  });

  it.each([
    [0, []],
    [1, [1]],
    [7, [7]],
    [8, [8]],
    [9, [8, 1]],
    [16, [8, 8]],
    [17, [8, 8, 1]],
  ])('of %i small events have %o', (count, counts) => {
    expect(sizes(Array.from({ length: count }, () => 10))).toEqual(counts);
  });

  it.each([
    [[9_998], [1], 0],
    [[9_999], [], 1],
    [[4_998, 4_999], [2], 0],
    [[4_999, 4_999], [1, 1], 0],
    [[9_998, 8], [1, 1], 0],
    [[8, 9_998, 8], [1, 1, 1], 0],
    [[8, 9_999, 8], [2], 1],
    [[9_999, 12_000, 10_000], [], 3],
    [[4_998, 4_999, 4_998, 4_999], [2, 2], 0],
    [[2_000, 2_000, 2_000, 2_000, 1_994], [5], 0],
    [[2_000, 2_000, 2_000, 2_000, 1_995], [4, 1], 0],
    [[5_000, 5_000, 4_990], [1, 2], 0],
  ])('of events of %o characters have %o, and %i dropped', (lengths, counts, dropped) => {
    const found = batchEvents(lengths.map(eventOf));
    expect([found.batches.map((batch) => batch.length), found.dropped]).toEqual([counts, dropped]);
  });

  it('count characters, whatever their bytes', () => {
    const wide = (count: number) => ({ e: '界'.repeat(count) });
    expect(batchEvents([wide(9_990)]).dropped).toBe(0);
    expect(batchEvents([wide(9_991)]).dropped).toBe(1);
  });

  it('hold every event once, in order, within both limits, or count it as dropped', () => {
    const event = fc.record({
      e: fc.string({ unit: 'grapheme' }),
      n: fc.integer({ max: 9_000, min: 0 }),
    });
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (list) => {
        const events = list.map(({ e, n }) => ({
          e,
          pad: 'x'.repeat(n + (n % 7 === 0 ? 2_000 : 0)),
        }));
        const { batches, dropped } = batchEvents(events);
        const kept = events.filter((each) => JSON.stringify([each]).length <= BATCH_MAX_CHARACTERS);
        expect(batches.flat()).toEqual(kept);
        expect(dropped).toBe(events.length - kept.length);
        for (const batch of batches) {
          expect(batch.length).toBeGreaterThan(0);
          expect(batch.length).toBeLessThanOrEqual(BATCH_MAX_EVENTS);
          expect(JSON.stringify(batch).length).toBeLessThanOrEqual(BATCH_MAX_CHARACTERS);
        }
        for (const [index, batch] of batches.slice(0, -1).entries()) {
          const joined = [...batch, ...(batches[index + 1] ?? []).slice(0, 1)];
          const isFull = joined.length > BATCH_MAX_EVENTS;
          expect(isFull || JSON.stringify(joined).length > BATCH_MAX_CHARACTERS).toBe(true);
        }
      }),
    );
  });

  it('are made quickly of many events', () => {
    const begin = cpuTime();
    expect(batchEvents(Array.from({ length: 80_000 }, () => eventOf(20))).batches).toHaveLength(
      10_000,
    );
    expect(cpuTime() - begin).toBeLessThan(1_000);
  });
});

it('has the limits of the specification', () => {
  expect([BATCH_MAX_EVENTS, BATCH_MAX_CHARACTERS, FLUSH_INTERVAL]).toEqual([8, 10_000, 60_000]);
});
