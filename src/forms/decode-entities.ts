/** The named character references that are known: those of markup, and the fixed space. */
const NAMED: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00A0'],
]);

const REFERENCE = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,4}));/giu;

const REPLACEMENT = '\uFFFD';
/** First number that is no code point. */
const CODE_POINT_END = 0x11_0000;

/** A character by its number; U+FFFD for most controls, halves of pairs and what is no code point. */
function characterOf(code: number): string {
  const character = code < CODE_POINT_END ? String.fromCodePoint(code) : REPLACEMENT;
  return /(?![\t\n\r])[\p{Cc}\p{Surrogate}]/u.test(character) ? REPLACEMENT : character;
}

/**
 * Text with its character references resolved: `&amp;`, `&lt;`, `&gt;`, `&quot;`, `&apos;`, `&nbsp;`, and numbers. Others
 * stay as they are. (WHATWG HTML §13.5)
 *
 * @internal
 */
export function decodeEntities(text: string): string {
  return text.replace(REFERENCE, (whole, decimal?: string, hex = '', name?: string) => {
    if (name !== undefined) return NAMED.get(name.toLowerCase()) ?? whole;
    return characterOf(decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal));
  });
}
