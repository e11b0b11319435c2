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
