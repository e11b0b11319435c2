import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ACCENT_CONTRAST,
  acceptableValues,
  DARK_GROUND,
  isAcceptableColour,
  LIGHT_GROUND,
} from '../../../../src/text/acceptable-colour.ts';
import { contrastRatio } from '../../../../src/text/contrast-ratio.ts';
import { hexToHsv, hsvToHex } from '../../../../src/text/hsv.ts';
import { tokenStyles } from '../../../../widgets/shared/theme/tokens.styles.ts';

const colour = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const grey = (step: number) => `#${step.toString(16).padStart(2, '0').repeat(3)}`;

describe('an acceptable colour', () => {
  it.each(['#777', '#777777', '#d9480f', '#0a8754', '#E64980', '#8a6d00', '#7a7aff', '#ff0000'])(
    'is %s',
    (text) => {
      expect(isAcceptableColour(text)).toBe(true);
    },
  );

  it.each([
    ['white', '#fff'],
    ['black', '#000'],
    ['yellow, too light on light', '#ffdd00'],
    ['pink, too light on light', '#ffc9de'],
    ['navy, too dark on dark', '#1f2f6b'],
    ['blue, too dark on dark at any value', '#0000ff'],
    ['no colour', 'red'],
    ['nothing', ''],
  ])('is not %s', (_, text) => {
    expect(isAcceptableColour(text)).toBe(false);
  });

  it('keeps its contrast on both surfaces, and no other colour does', () => {
    fc.assert(
      fc.property(colour, (text) => {
        const contrasts = [LIGHT_GROUND, DARK_GROUND].map((ground) => contrastRatio(text, ground));
        const keeps = Math.min(...contrasts) >= ACCENT_CONTRAST;
        const isBetween = contrastRatio(text, '#000') > contrastRatio(DARK_GROUND, '#000');
        expect(isAcceptableColour(text)).toBe(keeps && isBetween);
      }),
      { numRuns: 1_000 },
    );
  });

  it('is known at each threshold of grey', () => {
    const accepted = Array.from({ length: 256 }, (_, step) => step).filter((step) =>
      isAcceptableColour(grey(step)),
    );
    const [first = 0, last = 0] = [accepted[0], accepted.at(-1)];
    expect(accepted).toHaveLength(last - first + 1);
    expect(contrastRatio(grey(first), DARK_GROUND)).toBeGreaterThanOrEqual(ACCENT_CONTRAST);
    expect(contrastRatio(grey(first - 1), DARK_GROUND)).toBeLessThan(ACCENT_CONTRAST);
    expect(contrastRatio(grey(last), LIGHT_GROUND)).toBeGreaterThanOrEqual(ACCENT_CONTRAST);
    expect(contrastRatio(grey(last + 1), LIGHT_GROUND)).toBeLessThan(ACCENT_CONTRAST);
    expect(acceptableValues(0, 0)).toEqual({ min: first / 255, max: last / 255 });
  });

  it('could not keep the contrast of small text on both surfaces', () => {
    const best = Math.max(
      ...Array.from({ length: 256 }, (_, step) =>
        Math.min(contrastRatio(grey(step), LIGHT_GROUND), contrastRatio(grey(step), DARK_GROUND)),
      ),
    );
    expect(best).toBeGreaterThan(ACCENT_CONTRAST);
    expect(best).toBeLessThan(4.5);
  });

  it('is judged on surfaces that the widgets have', () => {
    expect(tokenStyles).toContain(LIGHT_GROUND);
    expect(tokenStyles).toContain(DARK_GROUND);
  });
});

describe('the thresholds of value', () => {
  it.each([
    ['a saturated yellow', 60, 1, 0.44, 0.6],
    ['a saturated red', 0, 1, 0.85, 1],
    ['a saturated green', 120, 1, 0.49, 0.67],
    ['a pale blue', 240, 0.5, 0.76, 1],
  ])('of %s', (_, hue, saturation, min, max) => {
    const range = acceptableValues(hue, saturation);
    expect(range?.min).toBeCloseTo(min, 2);
    expect(range?.max).toBeCloseTo(max, 2);
  });

  it('are none for a saturated blue, and for what is no hue', () => {
    expect(acceptableValues(240, 1)).toBeNull();
    expect(acceptableValues(NaN, 1)).toBeNull();
  });

  it('leave one value where they meet', () => {
    expect(isAcceptableColour(hsvToHex({ hue: 270, saturation: 0.82, value: 1 }))).toBe(true);
    expect(isAcceptableColour(hsvToHex({ hue: 270, saturation: 1, value: 1 }))).toBe(false);
  });
});

describe('hue, saturation and value', () => {
  it.each([
    ['#000', 0, 0, 0],
    ['#fff', 0, 0, 1],
    ['#f00', 0, 1, 1],
    ['#ff0', 60, 1, 1],
    ['#0f0', 120, 1, 1],
    ['#0ff', 180, 1, 1],
    ['#00f', 240, 1, 1],
    ['#f0f', 300, 1, 1],
    ['#ff0080', 329.88, 1, 1],
    ['#800000', 0, 1, 0.502],
    ['#804040', 0, 0.5, 0.502],
  ])('of %s', (text, hue, saturation, value) => {
    const hsv = hexToHsv(text);
    expect(hsv?.hue).toBeCloseTo(hue, 2);
    expect(hsv?.saturation).toBeCloseTo(saturation, 2);
    expect(hsv?.value).toBeCloseTo(value, 2);
  });

  it.each(['', 'red', '#ff', '#ffff', '#fffffff', 'ff0000', '#ggg', '#f00\n'])(
    'there are none of %j',
    (text) => {
      expect(hexToHsv(text)).toBeNull();
    },
  );

  it('name the colour that they are of', () => {
    fc.assert(
      fc.property(colour, (text) => {
        const hsv = hexToHsv(text);
        expect(hsv && hsvToHex(hsv)).toBe(text);
      }),
    );
  });

  it('name a colour also where they are no numbers or out of range', () => {
    const red = { hue: 0, saturation: 1, value: 1 };
    expect(hsvToHex({ ...red, hue: Number.NaN })).toBe('#ff0000');
    expect(hsvToHex({ ...red, hue: Infinity })).toBe('#ff0000');
    expect(hsvToHex({ ...red, saturation: Number.NaN })).toBe('#ffffff');
    expect(hsvToHex({ ...red, saturation: 2 })).toBe('#ff0000');
    expect(hsvToHex({ ...red, saturation: -1 })).toBe('#ffffff');
    expect(hsvToHex({ ...red, value: Number.NaN })).toBe('#000000');
    expect(hsvToHex({ ...red, value: Infinity })).toBe('#ff0000');
    expect(hsvToHex({ ...red, value: -1 })).toBe('#000000');
  });

  it('go round the circle', () => {
    const red = { hue: 0, saturation: 1, value: 1 };
    expect(hsvToHex({ ...red, hue: 360 })).toBe('#ff0000');
    expect(hsvToHex({ ...red, hue: -120 })).toBe('#0000ff');
    expect(hsvToHex({ ...red, hue: 840 })).toBe('#00ff00');
  });
});

describe('contrast', () => {
  it('is 21 between black and white, 1 between a colour and itself', () => {
    expect(contrastRatio('#000', '#fff')).toBeCloseTo(21, 10);
    expect(contrastRatio('#ffffff', '#000000')).toBeCloseTo(21, 10);
    expect(contrastRatio('#0b6e4f', '#0b6e4f')).toBe(1);
    expect(contrastRatio('#777', '#fff')).toBeCloseTo(4.48, 2);
  });
});
