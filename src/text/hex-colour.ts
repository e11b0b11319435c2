const HEX_COLOUR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/iu;

/** Whether text is a colour: '#' and 3 or 6 hex digits (spec links-and-rules §5). */
export function isHexColour(text: string): boolean {
  return HEX_COLOUR.test(text);
}

/**
 * Red, green and blue (0 to 255) of `#rgb` or `#rrggbb`; null for anything else.
 *
 * @internal
 */
export function hexChannels(colour: string): [red: number, green: number, blue: number] | null {
  if (!isHexColour(colour)) return null;
  const size = (colour.length - 1) / 3;
  const channel = (index: number) => {
    const digits = colour.slice(1 + index * size, 1 + (index + 1) * size);
    return Number.parseInt(digits.padStart(2, digits), 16);
  };
  return [channel(0), channel(1), channel(2)];
}
