import { describe, expect, it } from 'vitest';
import { hasFixedPrice, isFoundingPlan, isVariablePlan } from '../../../../src/pricing/founding.ts';
import type { MetadataFlag } from '../../../../src/pricing/plan.ts';

const FLAGS: [MetadataFlag, boolean][] = [
  [true, true],
  ['true', true],
  ['yes', true],
  ['1', true],
  [1, true],
  [15_000, true],
  [false, false],
  ['false', false],
  ['False', false],
  ['no', false],
  ['0', false],
  [0, false],
  ['', false],
  [null, false],
  [undefined, false],
];

describe('a founding plan', () => {
  it.each(FLAGS)('with the flag %j: %s', (founding, isFounding) => {
    expect(isFoundingPlan({ metadata: { founding } })).toBe(isFounding);
  });

  it.each([null, undefined])('is not one whose metadata are %s', (metadata) => {
    expect(isFoundingPlan({ metadata })).toBe(false);
  });
});

describe('a fixed price', () => {
  it.each(FLAGS)('with the flag %j: %s', (fixed_price, isFixed) => {
    expect(hasFixedPrice({ fixed_price })).toBe(isFixed);
  });

  it.each([null, undefined])('is not in metadata that are %s', (metadata) => {
    expect(hasFixedPrice(metadata)).toBe(false);
  });
});

describe('a price that readers choose', () => {
  it.each([
    [true, undefined, true],
    [true, 'true', false],
    [false, undefined, false],
    [false, 'true', false],
  ])('with founding %s and fixed price %s: %s', (founding, fixed_price, isVariable) => {
    expect(isVariablePlan({ metadata: { founding, fixed_price } })).toBe(isVariable);
  });
});
