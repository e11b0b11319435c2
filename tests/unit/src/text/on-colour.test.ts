import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { luminance, onColour } from '../../../../src/text/on-colour.ts';

describe('the text colour on a background', () => {
  it.each([
    ['#ffffff', '#16181d'],
    ['#fff', '#16181d'],
    ['#ffdd00', '#16181d'],
    ['#000', '#ffffff'],
    ['#1f2430', '#ffffff'],
    ['#0a5', '#16181d'],
    ['#c00', '#ffffff'],
  ])('%s is %s', (background, text) => {
    expect(onColour(background)).toBe(text);
  });

  it.each(['', 'fff', 'ffffff', '#ff', '#ggg', 'white'])('%j counts as black', (colour) => {
    expect(luminance(colour)).toBe(0);
  });

  it.each([
    ['#fff', 1],
    ['#ffffff', 1],
    ['#f00', 0.2126],
    ['#0f0', 0.7152],
    ['#00f', 0.0722],
  ])('%s has luminance %d', (colour, light) => {
    expect(luminance(colour)).toBeCloseTo(light, 10);
  });

  it('can always be read (WCAG 2.2, 1.4.3 for large text; our mail buttons are bold)', () => {
    const hex = fc.integer({ min: 0, max: 0xff_ff_ff });
    fc.assert(
      fc.property(hex, (value) => {
        const background = `#${value.toString(16).padStart(6, '0')}`;
        const [one, other] = [luminance(background), luminance(onColour(background))];
        const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
        expect(contrast).toBeGreaterThanOrEqual(4);
      }),
    );
  });
});
