import { assert, nat, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokenStyles } from '../../../../widgets/shared/theme/tokens.styles.ts';

type Triple = readonly [number, number, number];

const times = (matrix: readonly Triple[], [a, b, c]: Triple): Triple =>
  matrix.map(([x, y, z]) => x * a + y * b + z * c) as unknown as Triple;

/** CSS Color 4, sample code: linear sRGB ↔ OKLab. */
const TO_LMS: Triple[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const TO_LAB: Triple[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const FROM_LAB: Triple[] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const FROM_LMS: Triple[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

const linear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const each = (color: Triple, change: (c: number) => number) =>
  color.map(change) as unknown as Triple;
const luminance = ([r, g, b]: Triple) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
const contrast = (one: Triple, other: Triple) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

function fromHex(hex: string): Triple {
  const value = Number.parseInt(hex.slice(1).replace(/^(.)(.)(.)$/u, '$1$1$2$2$3$3'), 16);
  return each([(value >> 16) & 255, (value >> 8) & 255, value & 255], (c) => linear(c / 255));
}

/** The two colours of a role. */
function role(name: string): Triple[] {
  const [, light = '', dark = ''] =
    new RegExp(`--_fl-${name}: light-dark\\((#\\w+), (#\\w+)\\)`, 'u').exec(tokenStyles) ?? [];
  return [fromHex(light), fromHex(dark)];
}

const numberAfter = (text: string): number =>
  Number(tokenStyles.split(text)[1]?.split(/[^\d.]/u)[0]);
const DARKEST = numberAfter('--_fl-chosen) min(l, ');
const LIGHTEST = numberAfter('--_fl-chosen) max(l, ');
const CHROMA = numberAfter('max(l, 0.74) min(c, ');

/** What the style sheet's formula makes of a colour: lightness and a factor for a and b. */
function move(color: Triple, formula: (l: number, c: number) => [number, number]): Triple {
  const [l, a, b] = times(TO_LAB, each(times(TO_LMS, color), Math.cbrt));
  const c = Math.hypot(a, b);
  const [newL, newC] = formula(l, c);
  const part = c ? newC / c : 0;
  const lms = each(times(FROM_LAB, [newL, a * part, b * part]), (x) => x ** 3);
  return each(times(FROM_LMS, lms), (x) => Math.min(1, Math.max(0, x)));
}

const onLight = (color: Triple) =>
  move(color, (l, c) => [Math.min(l, DARKEST), c * Math.min(1, DARKEST / l)]);
const onDark = (color: Triple) =>
  move(color, (l, c) => [
    Math.max(l, LIGHTEST),
    Math.min(c, CHROMA + 100 * Math.max(0, l - LIGHTEST)),
  ]);

const accents = tuple(nat(255), nat(255), nat(255)).map((color) =>
  each(color, (c) => linear(c / 255)),
);

const WHITE: Triple = [1, 1, 1];
const BLACK: Triple = [0, 0, 0];

describe('accent', () => {
  it('reads its bounds from the style sheet', () => {
    expect([DARKEST, LIGHTEST, CHROMA]).toEqual([0.54, 0.74, 0.13]);
  });

  it('is readable on the light surfaces, and under white, whatever the colour', () => {
    const [surface = WHITE] = role('surface');
    assert(
      property(accents, (accent) => {
        const moved = onLight(accent);
        expect(contrast(moved, surface)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(moved, WHITE)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 5_000 },
    );
  });

  it('is readable on the dark surfaces, and under black, whatever the colour', () => {
    const [, raised = BLACK] = role('surface-raised');
    assert(
      property(accents, (accent) => {
        const moved = onDark(accent);
        expect(contrast(moved, raised)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(moved, BLACK)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 5_000 },
    );
  });

  it('leaves a colour alone that reads well already', () => {
    const color = fromHex('#0b6e4f');
    onLight(color).forEach((c, index) => expect(c).toBeCloseTo(color[index] ?? 0, 5));
  });
});

describe('roles', () => {
  const surfaces = [...role('surface'), ...role('surface-raised')];
  const textOf = (name: string) => {
    const [light = BLACK, dark = WHITE] = role(name);
    return [light, dark, light, dark];
  };

  it.each(['text', 'text-quiet', 'danger', 'success'])(
    'reads %s at 4.5 on every surface',
    (name) => {
      textOf(name).forEach((color, index) =>
        expect(contrast(color, surfaces[index] ?? color)).toBeGreaterThanOrEqual(4.5),
      );
    },
  );

  it('shows the lines of controls at 3 on every surface', () => {
    textOf('line').forEach((color, index) =>
      expect(contrast(color, surfaces[index] ?? color)).toBeGreaterThanOrEqual(3),
    );
  });
});
