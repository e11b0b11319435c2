import { hexChannels } from './hex-colour.ts';

/** A colour by hue (degrees, 0 to 360), saturation and value (0 to 1). */
export interface Hsv {
  hue: number;
  saturation: number;
  value: number;
}

/** Hue in sixths of the circle, from the channels and the distance of the largest from the smallest. */
function hueSixths(red: number, green: number, blue: number, spread: number): number {
  if (spread === 0) return 0;
  if (red >= green && red >= blue) return ((green - blue) / spread + 6) % 6;
  return green >= blue ? (blue - red) / spread + 2 : (red - green) / spread + 4;
}

/**
 * Hue, saturation and value of `#rgb` or `#rrggbb`; null for anything else. Greys have hue and saturation 0.
 * (spec links-and-rules §5)
 */
export function hexToHsv(colour: string): Hsv | null {
  const channels = hexChannels(colour);
  if (channels === null) return null;
  const [red, green, blue] = channels;
  const largest = Math.max(red, green, blue);
  const spread = largest - Math.min(red, green, blue);
  return {
    hue: hueSixths(red, green, blue, spread) * 60,
    saturation: spread === 0 ? 0 : spread / largest,
    value: largest / 255,
  };
}

/** A number from 0 to 1; the nearest for any other, 0 for none. */
const unit = (number: number): number => Math.min(Math.max(number || 0, 0), 1);

/**
 * The nearest `#rrggbb` to a hue (degrees, any turn), saturation and value (0 to 1). (spec links-and-rules §5)
 *
 * @decided A hue that is no finite number is 0; saturation and value are kept between 0 and 1, and are 0 where they are
 * no number.
 */
export function hsvToHex(colour: Hsv): string {
  const hue = Number.isFinite(colour.hue) ? colour.hue : 0;
  const [saturation, value] = [unit(colour.saturation), unit(colour.value)];
  const channel = (offset: number) => {
    const sixth = (((offset + hue / 60) % 6) + 6) % 6;
    const share = Math.max(0, Math.min(sixth, 4 - sixth, 1));
    return Math.round(255 * value * (1 - saturation * share))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(5)}${channel(3)}${channel(1)}`;
}
