import { ADDRESS_CHANGE_LIFETIME } from '../../src/account/account-limits.ts';
import { isFinalAct } from '../../src/account/notice-acts.ts';
import type { NoticeAct } from '../../src/account/notice-acts.ts';
import { localeOf } from '../../src/publication/language-locale.ts';
import { chooseLanguage } from '../../src/publication/languages.ts';
import type { Language } from '../../src/publication/languages.ts';
import { html } from '../mail/html.ts';
import { actionLine, mailFrame, plainText, quietLine } from '../mail/mail-frame.ts';
import type { EmailContent } from '../mail/mail-frame.ts';
import { duration, wordsIn } from '../mail/mail-words.ts';
import type { MailWords } from '../mail/mail-words.ts';
import { headerText } from '../mail/sender.ts';
import type { AddressMailKind } from './account-mail-kinds.ts';
import { accountEmailMessages as en } from './account.emails.messages.ts';
import type { AccountEmailMessages } from './account.emails.messages.ts';
import { accountEmailMessages as de } from './locales/de.messages.ts';
import { accountEmailMessages as es } from './locales/es.messages.ts';
import { accountEmailMessages as fr } from './locales/fr.messages.ts';
import { accountEmailMessages as it } from './locales/it.messages.ts';
import { accountEmailMessages as ptBr } from './locales/pt-br.messages.ts';
import { accountEmailMessages as pt } from './locales/pt.messages.ts';

type Key = keyof AccountEmailMessages;

const MESSAGES: Record<Language, AccountEmailMessages> = { en, de, es, fr, it, pt, 'pt-br': ptBr };

const ACT_WORDS = {
  'address-changed': 'addressChanged',
  'password-set': 'passwordSet',
  'password-removed': 'passwordRemoved',
  'passkey-added': 'passkeyAdded',
  'passkey-removed': 'passkeyRemoved',
  'identity-linked': 'identityLinked',
  'identity-removed': 'identityRemoved',
  'signed-out-everywhere': 'signedOutEverywhere',
  'account-deleted': 'accountDeleted',
} as const satisfies Record<NoticeAct, Key>;

const ADDRESS_WORDS = {
  'address-new': ['newSubject', 'newLead', 'newButton', ['linkLife', 'newIgnore']],
  'address-old': ['oldSubject', 'oldLead', 'oldButton', ['linkLife', 'oldIgnore']],
  'address-taken': ['takenSubject', 'takenLead', 'takenButton', ['takenHint', 'takenIgnore']],
} as const satisfies Record<AddressMailKind, readonly [Key, Key, Key, readonly Key[]]>;

/** What every mail of an account is made of. */
export interface AccountEmail {
  /** Whose mail it is: the platform's name. */
  name: string;
  language: string;
  /** Where its one action leads. */
  url: string;
}

/** A moment as the language writes it, with its time zone: the server does not know where its reader is. */
function moment(language: Language, at: number): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(at);
}

function wordsOf(email: AccountEmail, more: Readonly<Record<string, string>>): MailWords<Key> {
  const language = chooseLanguage(email.language, 'en');
  return wordsIn(language, MESSAGES[language], { name: headerText(email.name), ...more });
}

interface Parts {
  title: string;
  subject: string;
  lead: string;
  /** The words of the action; null for a mail without one. */
  button: string | null;
  quiet: readonly string[];
}

function compose(language: Language, url: string, parts: Parts): EmailContent {
  const { title, subject, lead, button, quiet } = parts;
  const action = button === null ? '' : actionLine(url, button, null);
  const [first = '', second = ''] = quiet.map(quietLine);
  const text = plainText([title, lead, ...(button === null ? [] : [url]), ...quiet]);
  const body = html`${action} ${first} ${second}`;
  return { subject, text, html: mailFrame({ language, title, subject, lead, body }) };
}

/** A mail of a change of address. */
export function addressEmail(email: AccountEmail & { kind: AddressMailKind }): EmailContent {
  const language = chooseLanguage(email.language, 'en');
  const { say } = wordsOf(email, { life: duration(language, 'day', ADDRESS_CHANGE_LIFETIME) });
  const [subject, lead, button, quiet] = ADDRESS_WORDS[email.kind];
  const title = headerText(email.name);
  const parts = { title, subject: say(subject), lead: say(lead), button: say(button) };
  return compose(language, email.url, { ...parts, quiet: quiet.map((key) => say(key)) });
}

/** The mail that tells what happened to an account, and what to do if that was somebody else. */
export function noticeEmail(email: AccountEmail & { act: NoticeAct; at: number }): EmailContent {
  const { act, at, url } = email;
  const language = chooseLanguage(email.language, 'en');
  const { say } = wordsOf(email, { date: moment(language, at) });
  const isFinal = isFinalAct(act);
  const subject = say(ACT_WORDS[act]);
  return compose(language, url, {
    title: subject,
    subject,
    lead: say('noticeLead'),
    button: isFinal ? null : say('noticeButton'),
    quiet: [say(isFinal ? 'noticeMailbox' : 'noticeNotYou')],
  });
}
