import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { assignArm } from '../../../../src/popup/assign-arm.ts';

const ARMS = ['a', 'b', 'c'] as const;

const countArms = (experiment: string, visitors: number) => {
  const counts = { a: 0, b: 0, c: 0 };
  for (let visitor = 0; visitor < visitors; visitor += 1) {
    counts[assignArm(experiment, `${visitor}`, ARMS)] += 1;
  }
  return counts;
};

it.each([
  ['x', '', 'a'],
  ['x', '1', 'c'],
  ['x', '2', 'b'],
  ['welcome', 'visitor-1', 'a'],
  ['welcome', 'visitor-2', 'a'],
  ['welcome', 'Gökçe ıİ', 'b'],
  ['welcome', '访客👩‍👩‍👧', 'c'],
])('keeps experiment %s and seed %s in the arm that they have: %s', (experiment, seed, arm) => {
  expect(assignArm(experiment, seed, ARMS)).toBe(arm);
});

it('assigns by the hash that is written down', () => {
  const places = ['', '1', '2', 'visitor', '访客'].map((seed) =>
    assignArm('x', seed, Array.from({ length: 1000 }, (_, index) => index) as [number]),
  );
  expect(places).toEqual([174, 917, 396, 112, 555]);
});

it('has an arm for every seed', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      expect(ARMS).toContain(assignArm('x', seed, ARMS));
    }),
  );
});

it('has the only arm there is', () => {
  expect(assignArm('x', 'seed', ['only'])).toBe('only');
});

it('makes the arms equally large, of seeds that follow each other too', () => {
  for (const count of Object.values(countArms('x', 6_000))) {
    expect(count).toBeGreaterThan(1_880);
    expect(count).toBeLessThan(2_120);
  }
});

it('splits visitors anew for another experiment', () => {
  const seeds = Array.from({ length: 900 }, (_, index) => `${index}`);
  const both = seeds.filter((seed) => assignArm('x', seed, ARMS) === assignArm('y', seed, ARMS));
  expect(both.length).toBeGreaterThan(240);
  expect(both.length).toBeLessThan(360);
});
