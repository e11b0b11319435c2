/**
 * Languages of a publication, as BCP 47 tags in lower case: English and the six core ones.
 * (spec links-and-rules §3; links-and-rules §9)
 */
export const LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'pt', 'pt-br'] as const;

/** One of the languages of a publication. */
export type Language = (typeof LANGUAGES)[number];

/**
 * The language that a tag names; null when it is none of ours. Tags do not tell case.
 * (spec links-and-rules §3; links-and-rules §9; RFC 5646 §2.1.1)
 */
export function parseLanguage(tag: string): Language | null {
  return LANGUAGES.find((language) => language === tag.toLowerCase()) ?? null;
}

/**
 * The language of ours that a tag of any kind asks for, by its first two parts, else by the first: `de-AT` is German,
 * `pt-BR` Brazilian, `pt-PT` Portuguese; null when it is none of ours, or absent. (spec links-and-rules §9; RFC 4647 §3.4)
 *
 * @decided `pt` by itself is the language of Portugal, since Brazil's has a tag of its own. Parts may be parted by `_`
 * too, as operating systems write them (`de_DE`).
 */
export function matchLanguage(tag: string | null | undefined): Language | null {
  const [base = '', region = ''] = (tag ?? '').split(/[-_]/u, 2);
  return parseLanguage(`${base}-${region}`) ?? parseLanguage(base);
}

/**
 * The language that words are shown in: the best for what is asked, else for the fallback, else English.
 * @internal
 */
export function chooseLanguage(asked: string, fallback: string): Language {
  return matchLanguage(asked) ?? matchLanguage(fallback) ?? 'en';
}
