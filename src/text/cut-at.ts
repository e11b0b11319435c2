let graphemes: Intl.Segmenter | undefined;

/**
 * The longest start of text that has at most so many (0 or more) UTF-16 units and ends between two graphemes: what
 * readers see as one character, an emoji with joiners or a letter with its accents, is kept whole or left out
 * (UAX #29). Time is bounded by the length wanted, not by the text's.
 *
 * @internal
 */
export function cutAt(text: string, length: number): string {
  if (text.length <= length) return text;
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  const head = text.slice(0, length + 2);
  return head.slice(0, graphemes.segment(head).containing(length)?.index);
}
