import { GROWTH_CASES } from './rules/growth-cases.ts';
import { measureGrowth } from './rules/measure-growth.ts';
import type { GrowthCase } from './rules/measure-growth.ts';
import type { BenchOptions } from './support/options.ts';
import type { Figure, Report } from './support/report.ts';
import { median } from './support/statistics.ts';

/**
 * How much dearer one character or comment may be at ten times the size. Linear is 1; quadratic would be 10. Two leaves room
 * for what no longer fits into the processor's caches.
 */
export const LARGEST_RATIO = 2;

function figuresOf(each: GrowthCase, samples: number): Figure[] {
  const { small, large, ratio } = measureGrowth(each, samples);
  const figure = (size: number, taken: readonly number[]): Figure => ({
    group: each.name,
    name: `${size} ${each.unit}s, for each ${each.unit}`,
    value: median(taken),
    unit: 'ns',
    samples: taken,
  });
  return [
    figure(each.small, small),
    figure(each.large, large),
    {
      group: each.name,
      name: 'growth for each unit',
      value: ratio,
      unit: 'x',
      budget: { max: LARGEST_RATIO },
    },
  ];
}

/** Whether the rules that work on what people write stay linear in its length. */
export function benchRules(options: BenchOptions): Promise<Report> {
  const samples = options.runs * 3;
  return Promise.resolve({
    benchmark: 'rules',
    settings: { samples_of_each_size: samples },
    versions: {},
    figures: GROWTH_CASES.flatMap((each) => figuresOf(each, samples)),
  });
}
