/**
 * The 25 languages that a search can be narrowed to, as BCP 47 tags: those that most people can read, by the Unicode
 * CLDR 47. For each language its territories' population × the share that uses it × the share that can read and write
 * is summed; a language counts when CLDR covers it at the level `modern`, so that its names, dates and sorting are
 * known to browsers. Most readers first. (spec links-and-rules §9)
 *
 * @decided The list is derived and not chosen by hand: anyone can repeat the sum with CLDR's `territoryInfo` and
 * `coverageLevels`. It holds the base language of every language that a publication can have.
 */
export const SEARCH_LANGUAGES = [
  'en',
  'zh',
  'es',
  'hi',
  'ar',
  'fr',
  'pt',
  'ru',
  'ur',
  'id',
  'bn',
  'sw',
  'de',
  'pa',
  'ja',
  'vi',
  'ko',
  'tr',
  'fil',
  'it',
  'fa',
  'te',
  'mr',
  'ta',
  'th',
] as const;

/** One of the languages that a search can be narrowed to. */
export type SearchLanguage = (typeof SEARCH_LANGUAGES)[number];

/**
 * The search language that a tag names, by its first part and in any case (`pt-BR` is `pt`); null when it is none.
 * (spec links-and-rules §9; RFC 5646 §2.1.1)
 */
export function parseSearchLanguage(tag: string): SearchLanguage | null {
  const [base] = tag.toLowerCase().split('-', 1);
  return SEARCH_LANGUAGES.find((language) => language === base) ?? null;
}
