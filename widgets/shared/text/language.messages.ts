/** The language of a script's words: screen readers and line breaks go by it. */
export interface LanguageFacts {
  /** BCP 47 tag, as in LANGUAGES. */
  lang: string;
  dir: 'ltr' | 'rtl';
}

export const language: LanguageFacts = { lang: 'en', dir: 'ltr' };
