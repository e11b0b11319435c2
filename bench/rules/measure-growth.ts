import { median } from '../support/statistics.ts';

/** A rule whose time should grow no faster than what it is given. */
export interface GrowthCase {
  name: string;
  /** What a size counts: characters, comments. */
  unit: string;
  small: number;
  large: number;
  /** Makes what a run needs for a size; not measured. */
  prepare(size: number): () => unknown;
}

/** Nanoseconds for each unit, at the two sizes. */
export interface Growth {
  small: number[];
  large: number[];
  /** How much dearer one unit is at the large size: 1 when the time is linear. */
  ratio: number;
}

/** Milliseconds that one sample takes at least, so that the clock's grain does not count. */
const SAMPLE = 20;

function nanosecondsPerUnit(run: () => unknown, size: number): number {
  const start = performance.now();
  let rounds = 0;
  let took = 0;
  do {
    run();
    rounds++;
    took = performance.now() - start;
  } while (took < SAMPLE);
  return (took * 1e6) / (rounds * size);
}

/** Measures a case: sizes take turns, so that what else the machine does meets both; the first samples only warm up. */
export function measureGrowth({ prepare, small, large }: GrowthCase, samples: number): Growth {
  const runs = { small: prepare(small), large: prepare(large) };
  const taken = Array.from({ length: samples + 2 }, () => ({
    small: nanosecondsPerUnit(runs.small, small),
    large: nanosecondsPerUnit(runs.large, large),
  })).slice(2);
  const of = (size: 'small' | 'large') => taken.map((each) => each[size]);
  return {
    small: of('small'),
    large: of('large'),
    ratio: median(of('large')) / median(of('small')),
  };
}
