import { isHexColour } from '../../src/text/hex-colour.ts';
import { onColour } from '../../src/text/on-colour.ts';
import { html } from '../mail/html.ts';
import type { Html } from '../mail/html.ts';
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
}

/** A rendered mail. */
export interface EmailContent {
  subject: string;
  text: string;
  html: string;
}

const DEFAULT_ACCENT = '#1f2430';
const SANS = "system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const SERIF = "Georgia, 'Times New Roman', serif";
const MONO = "ui-monospace, Menlo, Consolas, 'Courier New', monospace";

const STYLES = {
  body: `margin:0;padding:32px 16px;background:#f6f6f4;color:#16181d;font:16px/1.5 ${SANS}`,
  card: 'max-width:480px;margin:0 auto;padding:32px 24px;background:#fff;border-radius:8px',
  title: `margin:0 0 16px;font:600 28px/1.15 ${SERIF}`,
  line: 'margin:0 0 24px',
  code: `margin:0 0 24px;padding:16px;background:#f6f6f4;border-radius:8px;text-align:center;font:600 32px/1.2 ${MONO};letter-spacing:6px`,
  quiet: 'margin:0 0 8px;font-size:13px;color:#5b606b',
  link: 'color:#5b606b',
} as const;

function button(url: string, label: string, accent: string | null): Html {
  const colour = accent !== null && isHexColour(accent) ? accent : DEFAULT_ACCENT;
  const style = `display:inline-block;padding:12px 24px;border-radius:8px;background:${colour};color:${onColour(colour)};font-weight:600;text-decoration:none`;
  return html`<p style="${STYLES.line}"><a href="${url}" style="${style}">${label}</a></p>`;
}

function quiet(text: string): Html {
  return html`<p style="${STYLES.quiet}">${text}</p>`;
}

interface Frame {
  publication: MailPublication;
  words: MailWords;
  subject: string;
  lead: string;
  body: Html;
  unsubscribeUrl: string;
}

/** Style attributes only: mail programs drop style sheets. */
function frame({ publication, words, subject, lead, body, unsubscribeUrl }: Frame): string {
  return html`<!doctype html>
    <html lang="${words.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${subject}</title>
      </head>
      <body style="${STYLES.body}">
        <div style="${STYLES.card}">
          <h1 style="${STYLES.title}">${headerText(publication.name)}</h1>
          <p style="${STYLES.line}">${lead}</p>
          ${body}
          <p style="${STYLES.quiet}">
            <a href="${unsubscribeUrl}" style="${STYLES.link}">${words.say('unsubscribe')}</a>
          </p>
        </div>
      </body>
    </html> `.text;
}

function plain(parts: readonly string[], words: MailWords, url: string): string {
  return `${[...parts, words.say('unsubscribeAt', { url })].join('\n\n')}\n`;
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
  const body = html`${button(confirmUrl, words.say('confirmButton'), publication.accent_color)}
    <p style="margin:0 0 8px">${above}</p>
    <p style="${STYLES.code}">${code}</p>
    ${quiet(life)} ${quiet(ignore)}`;
  const lines = [name, lead, confirmUrl, `${above}\n\n${code}`, life, ignore];
  return {
    subject,
    text: plain(lines, words, unsubscribeUrl),
    html: frame({ publication, words, subject, lead, body, unsubscribeUrl }),
  };
}

/** The mail to someone who signed up again: the form itself never says that an address is known. */
export function alreadySubscribedEmail(email: AlreadySubscribedEmail): EmailContent {
  const { publication, pagesUrl, unsubscribeUrl } = email;
  const { name, words } = wordsOf(publication);
  const [subject, lead] = [words.say('alreadySubject'), words.say('alreadyLead')];
  const ignore = words.say('alreadyIgnore');
  const body = html`${button(pagesUrl, words.say('alreadyButton'), publication.accent_color)}
  ${quiet(ignore)}`;
  return {
    subject,
    text: plain([name, lead, pagesUrl, ignore], words, unsubscribeUrl),
    html: frame({ publication, words, subject, lead, body, unsubscribeUrl }),
  };
}
