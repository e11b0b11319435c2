/** Red, green, blue, each 0 to 1. */
export type Rgb = readonly [number, number, number];

/** The least contrast of text on its surface (WCAG 2.2, 1.4.3, level AA). */
export const TEXT_CONTRAST = 4.5;

const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/iu;
/** `rgb(1, 2, 3)` or `color(srgb 0.1 0.2 0.3)`: what browsers make of a computed colour. */
const COMPUTED = /^(rgb|color\(srgb)\D+([\d.e-]+)[ ,]+([\d.e-]+)[ ,]+([\d.e-]+)/u;

function parseHex(text: string): Rgb {
  const digits = text.slice(1);
  const wide = digits.length === 3 ? digits.replace(/./gu, '$&$&') : digits;
  const value = Number.parseInt(wide, 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

/** A colour from `#rgb`, `#rrggbb` or a computed value; null for anything else. */
export function parseColor(text: string): Rgb | null {
  if (HEX.test(text)) return parseHex(text);
  const match = COMPUTED.exec(text);
  if (!match) return null;
  const [, kind, ...parts] = match;
  const [red = 0, green = 0, blue = 0] = parts.map((part) => +part / (kind === 'rgb' ? 255 : 1));
  return [red, green, blue];
}

const linear = (channel: number): number =>
  channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** Relative luminance, 0 to 1 (WCAG 2.2, definition). */
function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast of two colours, 1 to 21 (WCAG 2.2, definition). */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** To whole steps of a display, so that what is measured is what is shown. */
const blend = (from: number, to: number, part: number): number =>
  Math.round((from + (to - from) * part) * 255) / 255;

const mix = ([red, green, blue]: Rgb, to: number, part: number): Rgb => [
  blend(red, to, part),
  blend(green, to, part),
  blend(blue, to, part),
];

/** The accent, moved in lightness (towards black on a light surface, white on a dark one) until text in it is readable. */
export function readableAccent(accent: Rgb, surface: Rgb): Rgb {
  const end = luminance(surface) > 0.18 ? 0 : 1;
  let part = 0;
  let moved = mix(accent, end, part);
  while (part < 1 && contrast(moved, surface) < TEXT_CONTRAST) {
    part += 0.02;
    moved = mix(accent, end, part);
  }
  return moved;
}

/** Black or white, whichever reads better on a colour. */
export function onAccent(accent: Rgb): '#000' | '#fff' {
  return contrast(accent, [1, 1, 1]) >= contrast(accent, [0, 0, 0]) ? '#fff' : '#000';
}

/** As css writes it. */
export function formatColor(color: Rgb): string {
  return `rgb(${color.map((channel) => Math.round(channel * 255)).join(' ')})`;
}
