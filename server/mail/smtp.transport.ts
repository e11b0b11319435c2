import { createTransport } from 'nodemailer';
import type { SMTPPoolOptions, SendMailOptions } from 'nodemailer';
import { toDeliveryError } from './delivery-error.ts';
import { extraHeaders } from './message.ts';
import type { MailTransport, OutgoingMail } from './message.ts';
import { smtpTls } from './smtp-tls.ts';

/** Milliseconds: each step of a conversation is given up long before a lease ends. */
const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  socketCloseTimeout: 1_000,
};

function poolOptions(url: string, connections: number): SMTPPoolOptions & { pool: true } {
  return {
    url,
    pool: true,
    maxConnections: connections,
    // A connection that breaks after the mail was handed over: whether to repeat is for the outbox to say.
    maxRequeues: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...smtpTls(url),
    ...TIMEOUTS,
  };
}

function toNodemailer(mail: OutgoingMail, signal: AbortSignal): SendMailOptions {
  return {
    messageId: `<${mail.messageId}>`,
    from: mail.from,
    to: { name: '', address: mail.to },
    ...(mail.replyTo === null ? {} : { replyTo: { name: '', address: mail.replyTo } }),
    // The envelope says it again in bare words: no parser stands between the row and the recipient.
    envelope: { from: mail.from.address, to: [mail.to] },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    textEncoding: 'quoted-printable',
    // Prepared: folding would break the address in List-Unsubscribe.
    headers: Object.fromEntries(
      Object.entries(extraHeaders(mail)).map(([key, value]) => [key, { prepared: true, value }]),
    ),
    date: mail.date,
    signal,
  };
}

/** Mail over SMTP, on connections that are kept. `url` is `smtp://` or `smtps://`, with user and password in it. */
export function createSmtpTransport(url: string, connections: number): MailTransport {
  const mailer = createTransport(poolOptions(url, connections));
  return {
    send: async (mail, signal) => {
      try {
        await mailer.sendMail(toNodemailer(mail, signal));
      } catch (error) {
        throw toDeliveryError(error);
      }
    },
    close: (force) => mailer.close({ force }),
  };
}
