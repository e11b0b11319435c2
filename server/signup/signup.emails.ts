import { isHexColour } from '../../src/text/hex-colour.ts';
import { onColour } from '../../src/text/on-colour.ts';
import { html } from '../mail/html.ts';
import type { Html } from '../mail/html.ts';
import { headerText } from '../mail/sender.ts';
import { SIGNUP_EMAIL_MESSAGES as MESSAGES } from './signup.emails.messages.ts';

/** What the mails show of a publication. */
export interface MailPublication {
  name: string;
  language: string;
  accent_color: string | null;
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
  subject: string;
  lead: string;
  body: Html;
  unsubscribeUrl: string;
}

/** Style attributes only: mail programs drop style sheets. */
function frame({ publication, subject, lead, body, unsubscribeUrl }: Frame): string {
  return html`<!doctype html>
    <html lang="${publication.language}">
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
            <a href="${unsubscribeUrl}" style="${STYLES.link}">${MESSAGES.unsubscribe}</a>
          </p>
        </div>
      </body>
    </html> `.text;
}

function plain(parts: readonly string[], unsubscribeUrl: string): string {
  return `${[...parts, `${MESSAGES.unsubscribe}: ${unsubscribeUrl}`].join('\n\n')}\n`;
}

/** The mail that asks for the confirmation: one link, and the code for whoever reads it elsewhere. */
export function confirmEmail(email: ConfirmEmail): EmailContent {
  const { publication, confirmUrl, code, unsubscribeUrl } = email;
  const words = MESSAGES.confirm;
  const name = headerText(publication.name);
  const subject = words.subject(name);
  const lead = words.lead(name);
  const body = html`${button(confirmUrl, words.button, publication.accent_color)}
    <p style="margin:0 0 8px">${words.code}</p>
    <p style="${STYLES.code}">${code}</p>
    ${quiet(words.life)} ${quiet(words.ignore)}`;
  const lines = [name, lead, confirmUrl, `${words.code}\n\n${code}`, words.life, words.ignore];
  return {
    subject,
    text: plain(lines, unsubscribeUrl),
    html: frame({ publication, subject, lead, body, unsubscribeUrl }),
  };
}

/** The mail to someone who signed up again: the form itself never says that an address is known. */
export function alreadySubscribedEmail(email: AlreadySubscribedEmail): EmailContent {
  const { publication, pagesUrl, unsubscribeUrl } = email;
  const words = MESSAGES.alreadySubscribed;
  const name = headerText(publication.name);
  const subject = words.subject(name);
  const lead = words.lead(name);
  const body = html`${button(pagesUrl, words.button(name), publication.accent_color)}
  ${quiet(words.ignore)}`;
  return {
    subject,
    text: plain([name, lead, pagesUrl, words.ignore], unsubscribeUrl),
    html: frame({ publication, subject, lead, body, unsubscribeUrl }),
  };
}
