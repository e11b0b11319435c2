import { hexChannels } from './hex-colour.ts';

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance of `#rgb` or `#rrggbb`, 0 to 1 (WCAG 2.2); anything else counts as black. */
export function luminance(colour: string): number {
  const [red, green, blue] = hexChannels(colour) ?? [0, 0, 0];
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Text colour for a background: near-black or white, whichever reads better (WCAG 2.2, contrast). */
export function onColour(background: string): '#16181d' | '#ffffff' {
  const behind = luminance(background) + 0.05;
  const dark = behind / (luminance('#16181d') + 0.05);
  return dark >= 1.05 / behind ? '#16181d' : '#ffffff';
}
