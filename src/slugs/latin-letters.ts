/**
 * Letters of the Latin script that are no base letter with an accent, and what stands for them in a slug: what their
 * languages write when the letter is missing (German DIN 5007, ICAO Doc 9303 part 3 for the Nordic ones).
 * (spec reader-flows §5)
 *
 * @decided Dropping them would spell other words: `straße` is `strasse` and not `strae`, `đường` is `duong`,
 * and the Turkish dotless `ı` is `i`.
 * @internal
 */
export const LATIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ð: 'd',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŋ: 'ng',
  þ: 'th',
  ŧ: 't',
};
