import { describe, expect, it } from 'vitest';
import { trialEnd } from '../../../../src/pricing/trial-end.ts';
import { readWireTime } from '../../../../src/pricing/wire-time.ts';
import { MAX_TIME } from '../../../../src/time/max-time.ts';
import type { TrialFacts } from '../../../../src/pricing/trial-end.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const DAY = 86_400_000;

const plan = (days: number): TrialFacts['plan'] => ({ interval: 'month', trial_period_days: days });

describe('the end of a trial', () => {
  it.each<[string, TrialFacts, number]>([
    ['the plan alone', { plan: plan(7) }, NOW + 7 * DAY],
    ['the coupon alone', { plan: plan(0), coupon: { trial_period_days: 3 } }, NOW + 3 * DAY],
    ['the override alone', { plan: plan(0), trial_end_override: NOW + 5 }, NOW + 5],
    [
      'the plan, as the latest',
      { plan: plan(9), coupon: { trial_period_days: 8 }, trial_end_override: NOW + DAY },
      NOW + 9 * DAY,
    ],
    [
      'the coupon, as the latest',
      { plan: plan(7), coupon: { trial_period_days: 8 }, trial_end_override: NOW + DAY },
      NOW + 8 * DAY,
    ],
    [
      'the override, as the latest',
      { plan: plan(7), coupon: { trial_period_days: 8 }, trial_end_override: NOW + 9 * DAY },
      NOW + 9 * DAY,
    ],
    [
      'an override as text',
      { plan: plan(0), trial_end_override: '2026-12-24T18:00:00.000Z' },
      Date.UTC(2026, 11, 24, 18),
    ],
    ['an override that is no date', { plan: plan(1), trial_end_override: 'soon' }, NOW + DAY],
    ['an override that has passed', { plan: plan(1), trial_end_override: NOW - 1 }, NOW + DAY],
    ['nothing', { plan: plan(0), coupon: null, trial_end_override: null }, 0],
    ['only an override that has passed', { plan: plan(0), trial_end_override: NOW - 1 }, 0],
    ['only an override of now', { plan: plan(0), trial_end_override: NOW }, 0],
    ['only an override just after', { plan: plan(0), trial_end_override: NOW + 1 }, NOW + 1],
    ['a coupon that failed', { plan: plan(0), coupon: { trial_period_days: 3, error: 1 } }, 0],
    [
      'an interval of forever',
      {
        plan: { interval: 'forever', trial_period_days: 7 },
        coupon: { trial_period_days: 7 },
        trial_end_override: NOW + DAY,
      },
      0,
    ],
    ['days beyond the last date', { plan: plan(2_147_483_647) }, MAX_TIME],
  ])('is set by %s', (_, facts, end) => {
    expect(trialEnd(facts, NOW)).toBe(end);
  });
});

describe('a moment on the wire', () => {
  it.each<[number | string | null | undefined, number | null]>([
    [0, 0],
    [NOW, NOW],
    [-8.64e15, -8.64e15],
    [8.64e15, 8.64e15],
    [8.64e15 + 1, null],
    [Number.NaN, null],
    [Infinity, null],
    [null, null],
    [undefined, null],
    ['', null],
    ['1700000000000', null],
    ['2026', null],
    ['2026-11', null],
    ['2026-11-21', Date.UTC(2026, 10, 21)],
    ['2026-11-21T12:00Z', NOW],
    ['2026-11-21T12:00:00Z', NOW],
    ['2026-11-21T12:00:00.000Z', NOW],
    ['2026-11-21T12:00:00.001Z', NOW + 1],
    ['2026-11-21T12:00:00.123456789Z', NOW + 123],
    ['2026-11-21T12:00:00.1234567890Z', null],
    ['2026-11-21T14:00:00+02:00', NOW],
    ['2026-11-21T07:00:00-05:00', NOW],
    ['2026-11-21T12:00:00', null],
    ['2026-11-21T12Z', null],
    ['2026-13-21', null],
    ['2026-02-28', Date.UTC(2026, 1, 28)],
    ['2026-02-29', null],
    ['2028-02-29', Date.UTC(2028, 1, 29)],
    ['2026-02-30', null],
    ['2026-02-30T12:00Z', null],
    ['2026-04-31', null],
    ['2026-01-32', null],
    ['2026-01-00', null],
    ['2026-11-21T24:00:00Z', Date.UTC(2026, 10, 22)],
    ['2026-11-21T25:00:00Z', null],
    [1.5, 1.5],
    ['2026-11-21T25:00Z', null],
    ['x2026-11-21', null],
    ['2026-11-21x', null],
    ['tomorrow', null],
  ])('%j is read as %s', (value, time) => {
    expect(readWireTime(value)).toBe(time);
  });
});
