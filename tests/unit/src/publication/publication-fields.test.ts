import { describe, expect, it } from 'vitest';
import { HOMEPAGE_TYPES, isHomepageType } from '../../../../src/publication/homepage-type.ts';
import { arePaymentsEnabled, PAYMENTS_STATES } from '../../../../src/publication/payments-state.ts';

describe('a layout of the home page', () => {
  it('is one of three', () => {
    expect(HOMEPAGE_TYPES).toEqual(['newspaper', 'magaziney', 'profile']);
    expect(HOMEPAGE_TYPES.every(isHomepageType)).toBe(true);
  });

  it.each(['', 'Newspaper', 'magazine', null, undefined])('is not %j', (text) => {
    expect(isHomepageType(text)).toBe(false);
  });
});

describe('payments', () => {
  it('are enabled or not', () => {
    expect(PAYMENTS_STATES.map(arePaymentsEnabled)).toEqual([true, false]);
  });

  it.each(['', 'Enabled', 'enabled ', 'pending', null, undefined])('are not when %j', (state) => {
    expect(arePaymentsEnabled(state)).toBe(false);
  });
});
