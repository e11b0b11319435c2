import { matchLanguage } from './languages.ts';
import type { Language } from './languages.ts';

/** Locales by whose habits each language writes prices and dates. `Intl` reads a bare `pt` as Brazilian. */
const LOCALES: Readonly<Record<Language, string>> = {
  en: 'en-US',
  de: 'de-DE',
  es: 'es-ES',
  fr: 'fr-FR',
  it: 'it-IT',
  pt: 'pt-PT',
  'pt-br': 'pt-BR',
};

/**
 * The locale by whose habits prices and dates are written for a tag; that of English for a language that is not ours.
 *
 * @internal
 */
export function localeOf(tag: string | null | undefined): string {
  return LOCALES[matchLanguage(tag) ?? 'en'];
}
