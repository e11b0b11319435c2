/**
 * Letters of the Latin script that are no base letter with an accent, and what stands for them in a slug: what their
 * languages write when the letter is missing (German DIN 5007, ICAO Doc 9303 part 3 for the Nordic ones and `ə`).
 * (spec reader-flows §5)
 *
 * @decided Dropping them would spell other words: `straße` is `strasse` and not `strae`, `đường` is `duong`,
 * the Turkish dotless `ı` is `i`, and `Azərbaycan` is `azerbaycan`. The letters of African alphabets (`ɛ`, `ɔ`, `ɓ`) are
 * their nearest of a to z.
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
  ə: 'e',
  ǝ: 'e',
  ɛ: 'e',
  ɔ: 'o',
  ɓ: 'b',
  ƀ: 'b',
  ɖ: 'd',
  ɗ: 'd',
  ƒ: 'f',
  ɣ: 'g',
  ɨ: 'i',
  ɩ: 'i',
  ƙ: 'k',
  ĸ: 'k',
  ɲ: 'n',
  ʉ: 'u',
  ʋ: 'v',
  ƴ: 'y',
};
