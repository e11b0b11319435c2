import { html } from '../mail/html.ts';
import type { Html } from '../mail/html.ts';
import {
  LINK_STYLE,
  actionLine,
  codeLines,
  mailFrame,
  plainText,
  quietLine,
} from '../mail/mail-frame.ts';
import type { EmailContent } from '../mail/mail-frame.ts';
import { headerText } from '../mail/sender.ts';
import { mailWords } from './signup.emails.words.ts';
import type { MailWords } from './signup.emails.words.ts';

/** What the mails show of a publication. */
export interface MailPublication {
  name: string;
  language: string;
  accent_color: string | null;
  /** Words of its own in place of ours; absent for none. */
  words?: Readonly<Record<string, string>>;
}

export interface ConfirmEmail {
  publication: MailPublication;
  confirmUrl: string;
  code: string;
  unsubscribeUrl: string;
}

export interface AlreadySubscribedEmail {
  publication: MailPublication;
  pagesUrl: string;
  unsubscribeUrl: string;
  /** Where its reader says how mails come. */
  settingsUrl: string;
}

function linkLine(words: MailWords, key: 'unsubscribe' | 'emailSettings', url: string): Html {
  return quietLine(html`<a href="${url}" style="${LINK_STYLE}">${words.say(key)}</a>`);
}

function plain(parts: readonly string[], words: MailWords, url: string): string {
  return plainText([...parts, words.say('unsubscribeAt', { url })]);
}

/** The publication's name as it may stand in a header, and the words that name it so. */
function wordsOf(publication: MailPublication): { name: string; words: MailWords } {
  const name = headerText(publication.name);
  return { name, words: mailWords({ ...publication, name }, publication.words) };
}

/** The mail that asks for the confirmation: one link, and the code for whoever reads it elsewhere. */
export function confirmEmail(email: ConfirmEmail): EmailContent {
  const { publication, confirmUrl, code, unsubscribeUrl } = email;
  const { name, words } = wordsOf(publication);
  const [subject, lead] = [words.say('confirmSubject'), words.say('confirmLead')];
  const [above, life] = [words.say('confirmCode'), words.say('confirmLife')];
  const ignore = words.say('confirmIgnore');
  const action = actionLine(confirmUrl, words.say('confirmButton'), publication.accent_color);
  const body = html`${action} ${codeLines(above, code)} ${quietLine(life)} ${quietLine(ignore)}
  ${linkLine(words, 'unsubscribe', unsubscribeUrl)}`;
  const lines = [name, lead, confirmUrl, `${above}\n\n${code}`, life, ignore];
  return {
    subject,
    text: plain(lines, words, unsubscribeUrl),
    html: mailFrame({ language: words.language, title: name, subject, lead, body }),
  };
}

/** The mail to someone who signed up again: the form itself never says that an address is known. */
export function alreadySubscribedEmail(email: AlreadySubscribedEmail): EmailContent {
  const { publication, pagesUrl, unsubscribeUrl, settingsUrl } = email;
  const { name, words } = wordsOf(publication);
  const [subject, lead] = [words.say('alreadySubject'), words.say('alreadyLead')];
  const ignore = words.say('alreadyIgnore');
  const settingsAt = words.say('emailSettingsAt', { url: settingsUrl });
  const action = actionLine(pagesUrl, words.say('alreadyButton'), publication.accent_color);
  const settings = linkLine(words, 'emailSettings', settingsUrl);
  const body = html`${action} ${quietLine(ignore)} ${settings}
  ${linkLine(words, 'unsubscribe', unsubscribeUrl)}`;
  return {
    subject,
    text: plain([name, lead, pagesUrl, ignore, settingsAt], words, unsubscribeUrl),
    html: mailFrame({ language: words.language, title: name, subject, lead, body }),
  };
}
