/** Languages of a publication, as BCP 47 tags in lower case (spec links-and-rules §9). */
export const LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'pt', 'pt-br'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The language that a tag names; null when it is none of ours. Tags do not tell case (RFC 5646 §2.1.1). */
export function parseLanguage(tag: string): Language | null {
  return LANGUAGES.find((language) => language === tag.toLowerCase()) ?? null;
}
