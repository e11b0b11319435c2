import { chooseLanguage } from '../../src/publication/languages.ts';
import type { Language } from '../../src/publication/languages.ts';
import { CODE_LIFETIME, CONFIRM_LINK_LIFETIME } from '../../src/signup/signup-limits.ts';
import { duration, wordsIn } from '../mail/mail-words.ts';
import type { MailWords as WordsOf } from '../mail/mail-words.ts';
import { signupEmailMessages as de } from './locales/de.messages.ts';
import { signupEmailMessages as es } from './locales/es.messages.ts';
import { signupEmailMessages as fr } from './locales/fr.messages.ts';
import { signupEmailMessages as it } from './locales/it.messages.ts';
import { signupEmailMessages as ptBr } from './locales/pt-br.messages.ts';
import { signupEmailMessages as pt } from './locales/pt.messages.ts';
import { signupEmailMessages as en } from './signup.emails.messages.ts';
import type { SignupEmailMessages } from './signup.emails.messages.ts';

const MESSAGES: Record<Language, SignupEmailMessages> = { en, de, es, fr, it, pt, 'pt-br': ptBr };

/** What a sign-up's mail's words are made of. */
export type MailWords = WordsOf<keyof SignupEmailMessages>;

/** The words of a publication's mails: its own where it has some, else ours in its language. */
export function mailWords(
  publication: { name: string; language: string },
  own: Readonly<Record<string, string>> = {},
): MailWords {
  const language = chooseLanguage(publication.language, 'en');
  const messages: SignupEmailMessages = { ...MESSAGES[language], ...own };
  return wordsIn(language, messages, {
    name: publication.name,
    link: duration(language, 'day', CONFIRM_LINK_LIFETIME),
    code: duration(language, 'minute', CODE_LIFETIME),
  });
}
