import { describe, expect, it } from 'vitest';
import { isMet, toJson, toTable } from '../../../bench/support/report.ts';
import type { Budget, Report } from '../../../bench/support/report.ts';

const figure = (value: number, budget?: Budget) => ({
  group: 'page',
  name: 'bytes',
  value,
  unit: 'B',
  ...(budget && { budget }),
});

const report: Report = {
  benchmark: 'page',
  settings: { runs: 3 },
  versions: { chromium: '1' },
  figures: [{ ...figure(300, { max: 200 }), baseline: { name: 'without', value: 100 } }],
};

describe('isMet', () => {
  it.each<[number, Budget, boolean]>([
    [10, { min: 10 }, true],
    [9, { min: 10 }, false],
    [10, { max: 10 }, true],
    [11, { max: 10 }, false],
    [10, { below: 10 }, false],
    [9, { below: 10 }, true],
    [Number.NaN, { max: 10 }, false],
  ])('%d against %j is %s', (value, budget, expected) => {
    expect(isMet(figure(value, budget))).toBe(expected);
  });

  it('says nothing where there is no budget', () => {
    expect(isMet(figure(10))).toBeNull();
  });
});

describe('a report', () => {
  it('carries verdict, ratio, versions and machine in its JSON', () => {
    const json = toJson(report, '2026-11-21T00:00:00.000Z');
    expect(json).toMatchObject({
      benchmark: 'page',
      date: '2026-11-21T00:00:00.000Z',
      versions: { chromium: '1', node: process.version },
      figures: [{ value: 300, budget: { max: 200 }, met: false, baseline: { ratio: 3 } }],
      met: false,
    });
    expect(json['machine']).toMatchObject({ cores: expect.any(Number) });
  });

  it('names the missed budget and the baseline in its table', () => {
    expect(toTable(report)).toMatch(/300 B\s+<= 200 NOT MET\s+without: 100 \(x 3\)/u);
  });
});
