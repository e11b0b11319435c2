/** A colour by hue (degrees, 0 to 360), saturation and value (0 to 1). */
export interface Hsv {
  hue: number;
  saturation: number;
  value: number;
}

const CHANNELS = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/iu;

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
  const long = colour.replace(/^#([0-9a-f])([0-9a-f])([0-9a-f])$/iu, '#$1$1$2$2$3$3');
  const match = CHANNELS.exec(long);
  if (match === null) return null;
  const [red = 0, green = 0, blue = 0] = match.slice(1).map((hex) => Number.parseInt(hex, 16));
  const largest = Math.max(red, green, blue);
  const spread = largest - Math.min(red, green, blue);
  return {
    hue: hueSixths(red, green, blue, spread) * 60,
    saturation: spread === 0 ? 0 : spread / largest,
    value: largest / 255,
  };
}

/** The nearest `#rrggbb` to a hue (degrees, any turn), saturation and value (0 to 1). (spec links-and-rules §5) */
export function hsvToHex({ hue, saturation, value }: Hsv): string {
  const channel = (offset: number) => {
    const sixth = (((offset + hue / 60) % 6) + 6) % 6;
    const share = Math.max(0, Math.min(sixth, 4 - sixth, 1));
    return Math.round(255 * value * (1 - saturation * share))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(5)}${channel(3)}${channel(1)}`;
}
