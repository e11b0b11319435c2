import { isHexColour } from '../../src/text/hex-colour.ts';
import { onColour } from '../../src/text/on-colour.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';

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
} as const;

/** Of a link in a quiet line. */
export const LINK_STYLE = 'color:#5b606b';

/** The mail's one action, in the publication's accent where it has one. */
export function actionLine(url: string, label: string, accent: string | null): Html {
  const colour = accent !== null && isHexColour(accent) ? accent : DEFAULT_ACCENT;
  const style = `display:inline-block;padding:12px 24px;border-radius:8px;background:${colour};color:${onColour(colour)};font-weight:600;text-decoration:none`;
  return html`<p style="${STYLES.line}"><a href="${url}" style="${style}">${label}</a></p>`;
}

/** A code to be typed elsewhere, with the sentence above it. */
export function codeLines(above: string, code: string): Html {
  return html`<p style="margin:0 0 8px">${above}</p>
    <p style="${STYLES.code}">${code}</p>`;
}

/** A small line at the end. */
export function quietLine(text: string | Html): Html {
  return html`<p style="${STYLES.quiet}">${text}</p>`;
}

export interface MailFrame {
  /** BCP 47 tag. */
  language: string;
  /** Whose mail it is. */
  title: string;
  subject: string;
  lead: string;
  body: Html;
}

/** The card that every mail is laid on. Style attributes only: mail programs drop style sheets. */
export function mailFrame({ language, title, subject, lead, body }: MailFrame): string {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${subject}</title>
      </head>
      <body style="${STYLES.body}">
        <div style="${STYLES.card}">
          <h1 style="${STYLES.title}">${title}</h1>
          <p style="${STYLES.line}">${lead}</p>
          ${body}
        </div>
      </body>
    </html> `.text;
}

/** The same mail as plain text: paragraphs. */
export function plainText(parts: readonly string[]): string {
  return `${parts.join('\n\n')}\n`;
}
