import type { SmtpSink } from '../faults/smtp-sink.ts';
import { until } from '../faults/until.ts';

/** What a reader finds in a mail. */
export interface ReadMail {
  /** The link that asks for the confirmation. */
  link: string;
  /** The six digits. */
  code: string;
  /** Where one click unsubscribes (RFC 8058). */
  unsubscribe: string;
  /** The text part, decoded. */
  text: string;
}

/** Quoted-printable (RFC 2045 §6.7). */
function decode(text: string): string {
  const bytes = text
    .replaceAll(/=\r?\n/gu, '')
    .replaceAll(/=(?<hex>[0-9A-F]{2})/gu, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function first(text: string, pattern: RegExp): string {
  return pattern.exec(text)?.[1] ?? '';
}

function parse(raw: string): ReadMail {
  const head = raw.split('\r\n\r\n', 1)[0] ?? '';
  const plain = raw.split(/Content-Type: text\/plain[^\r]*\r\n/iu)[1]?.split('\r\n--', 1)[0] ?? '';
  const text = decode(plain);
  return {
    text,
    link: first(text, /(https?:\/\/\S+\/confirm\?token=\S+)/u),
    code: first(text, /\b(\d{3}[ ]?\d{3})\b/u),
    unsubscribe: first(head.replaceAll(/\r\n\s+/gu, ' '), /List-Unsubscribe: <([^>]+)>/iu),
  };
}

/** Waits for the newest mail to an address, from the `number`th on, and reads it. */
export async function readMail(sink: SmtpSink, address: string, number = 1): Promise<ReadMail> {
  const mail = await until(`mail ${number} to ${address}`, () => {
    const received = sink.mails.filter((one) => one.recipient === address);
    return received.length >= number ? received.at(-1) : null;
  });
  return parse(mail.raw);
}
