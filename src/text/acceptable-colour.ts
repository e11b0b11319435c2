import { contrastRatio } from './contrast-ratio.ts';
import { hexToHsv, hsvToHex } from './hsv.ts';

/** The light surface that an accent stands on: the darkest that the widgets use by day. (spec links-and-rules §5) */
export const LIGHT_GROUND = '#fdfcfa';
/** The dark surface that an accent stands on: the lightest that the widgets use by night. (spec links-and-rules §5) */
export const DARK_GROUND = '#222225';
/**
 * Least contrast of an accent on either surface: that of controls and of large text.
 * (spec links-and-rules §5; WCAG 2.2, 1.4.11 and 1.4.3)
 *
 * @decided 4.5, as for small text, is out of reach: the surfaces are too near to each other for one colour to keep it
 * on both. Text on the accent is `onColour`'s and keeps at least 4 on every colour.
 */
export const ACCENT_CONTRAST = 3;

/** Values (HSV, 0 to 1) between which a hue of a given saturation is acceptable, both included. */
export interface ValueRange {
  min: number;
  max: number;
}

/** Steps of a channel: values are judged in these, as colours are written. */
const STEPS = 255;

/** The smallest step of 0 to 256 that passes, where every larger one passes too; 256 when none does. */
function firstStep(passes: (step: number) => boolean): number {
  let [low, high] = [0, STEPS + 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (passes(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * The thresholds of value for a hue (degrees) and a saturation (0 to 1): between them the colour keeps a contrast of 3
 * on the light surface and on the dark one. Null where no value does: blues above a saturation of about 0.7 are too
 * dark for the one before they are light enough for the other. (spec links-and-rules §5; WCAG 2.2, 1.4.11)
 *
 * @decided The thresholds follow from contrast instead of being a table: luminance grows with value, so that for each
 * hue and saturation there is one lowest value (readable on dark) and one highest (readable on light). A grey is
 * acceptable between its own two: WCAG asks nothing of saturation as such. What is no hue has no values.
 */
export function acceptableValues(hue: number, saturation: number): ValueRange | null {
  if (!Number.isFinite(hue)) return null;
  const colour = (step: number) => hsvToHex({ hue, saturation, value: step / STEPS });
  const keeps = (step: number, ground: string) =>
    contrastRatio(colour(step), ground) >= ACCENT_CONTRAST;
  const min = firstStep((step) => keeps(step, DARK_GROUND));
  const max = firstStep((step) => !keeps(step, LIGHT_GROUND)) - 1;
  return min <= max ? { min: min / STEPS, max: max / STEPS } : null;
}

/**
 * Whether a colour (`#rgb` or `#rrggbb`) can be a publication's accent on light and on dark surfaces: its value lies
 * between the thresholds of its hue and saturation. What is no colour is not acceptable. (spec links-and-rules §5)
 */
export function isAcceptableColour(colour: string): boolean {
  const hsv = hexToHsv(colour);
  const range = hsv && acceptableValues(hsv.hue, hsv.saturation);
  return hsv !== null && range !== null && hsv.value >= range.min && hsv.value <= range.max;
}
