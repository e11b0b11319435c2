/** Whether text is a colour: '#' and 3 or 6 hex digits (spec links-and-rules §5). */
export function isHexColour(text: string): boolean {
  return /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/iu.test(text);
}
