import { chooseLanguage } from '../../src/publication/languages.ts';
import type { Language } from '../../src/publication/languages.ts';
import { CODE_LIFETIME, CONFIRM_LINK_LIFETIME } from '../../src/signup/signup-limits.ts';
import { signupEmailMessages as de } from './locales/de.messages.ts';
import { signupEmailMessages as es } from './locales/es.messages.ts';
import { signupEmailMessages as fr } from './locales/fr.messages.ts';
import { signupEmailMessages as it } from './locales/it.messages.ts';
import { signupEmailMessages as ptBr } from './locales/pt-br.messages.ts';
import { signupEmailMessages as pt } from './locales/pt.messages.ts';
import { signupEmailMessages as en } from './signup.emails.messages.ts';
import type { SignupEmailMessages } from './signup.emails.messages.ts';

const MESSAGES: Record<Language, SignupEmailMessages> = { en, de, es, fr, it, pt, 'pt-br': ptBr };

const DAY = 86_400_000;
const MINUTE = 60_000;

/** What a mail's words are made of. */
export interface MailWords {
  /** The language of the words. */
  language: Language;
  /** A text with its places filled; what a place is filled with is never read for places again. */
  say(key: keyof SignupEmailMessages, places?: Readonly<Record<string, string>>): string;
}

/** `3 days`, `10 Minuten`: how long something is good. */
function duration(language: Language, unit: 'day' | 'minute', count: number): string {
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(language, style).format(count);
}

/** The words of a publication's mails: its own where it has some, else ours in its language. */
export function mailWords(
  publication: { name: string; language: string },
  own: Readonly<Record<string, string>> = {},
): MailWords {
  const language = chooseLanguage(publication.language, 'en');
  const messages: SignupEmailMessages = { ...MESSAGES[language], ...own };
  const known: Record<string, string> = {
    name: publication.name,
    link: duration(language, 'day', CONFIRM_LINK_LIFETIME / DAY),
    code: duration(language, 'minute', CODE_LIFETIME / MINUTE),
  };
  const say: MailWords['say'] = (key, places = {}) =>
    messages[key].replaceAll(
      /\{(\w+)\}/gu,
      (place, name: string) => places[name] ?? known[name] ?? place,
    );
  return { language, say };
}
