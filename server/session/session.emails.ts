import { chooseLanguage } from '../../src/publication/languages.ts';
import type { Language } from '../../src/publication/languages.ts';
import { LOGIN_LIFETIME } from '../../src/session/session-limits.ts';
import { html } from '../mail/html.ts';
import { actionLine, codeLines, mailFrame, plainText, quietLine } from '../mail/mail-frame.ts';
import type { EmailContent } from '../mail/mail-frame.ts';
import { duration, wordsIn } from '../mail/mail-words.ts';
import { headerText } from '../mail/sender.ts';
import { sessionEmailMessages as de } from './locales/de.messages.ts';
import { sessionEmailMessages as es } from './locales/es.messages.ts';
import { sessionEmailMessages as fr } from './locales/fr.messages.ts';
import { sessionEmailMessages as it } from './locales/it.messages.ts';
import { sessionEmailMessages as ptBr } from './locales/pt-br.messages.ts';
import { sessionEmailMessages as pt } from './locales/pt.messages.ts';
import { sessionEmailMessages as en } from './session.emails.messages.ts';
import type { SessionEmailMessages } from './session.emails.messages.ts';

const MESSAGES: Record<Language, SessionEmailMessages> = { en, de, es, fr, it, pt, 'pt-br': ptBr };

export interface LoginEmail {
  /** Whose pages are signed in to: the publication, else the platform. */
  name: string;
  accent: string | null;
  language: string;
  loginUrl: string;
  code: string;
}

/** The mail that signs in: one link, and the code for whoever reads it elsewhere. */
export function loginEmail(email: LoginEmail): EmailContent {
  const { accent, loginUrl, code } = email;
  const name = headerText(email.name);
  const language = chooseLanguage(email.language, 'en');
  const life = duration(language, 'minute', LOGIN_LIFETIME);
  const { say } = wordsIn(language, MESSAGES[language], { name, life });
  const [subject, lead, above] = [say('loginSubject'), say('loginLead'), say('loginCode')];
  const [lasts, ignore] = [say('loginLife'), say('loginIgnore')];
  const body = html`${actionLine(loginUrl, say('loginButton'), accent)} ${codeLines(above, code)}
  ${quietLine(lasts)} ${quietLine(ignore)}`;
  return {
    subject,
    text: plainText([name, lead, loginUrl, `${above}\n\n${code}`, lasts, ignore]),
    html: mailFrame({ language, title: name, subject, lead, body }),
  };
}
