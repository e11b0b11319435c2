/** A mail, ready to be handed over. Whatever carries it decides nothing about it. */
export interface OutgoingMail {
  /** Without angle brackets; the same for every attempt, so that receivers can tell a repeat. */
  messageId: string;
  from: { name: string; address: string };
  /** One bare address. */
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  /** BCP 47 tag of both texts. */
  language: string;
  /** One click on it ends the subscription (RFC 8058); null where there is nothing to end. */
  unsubscribeUrl: string | null;
  date: Date;
}

/** Carries mails. */
export interface MailTransport {
  /** Resolves when the mail is accepted for good; DeliveryError otherwise. Gives up on the signal. */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
  /** Ends connections; with `force` those in use too. */
  close(force: boolean): void;
}

/** Headers of each mail besides the usual ones, as both transports send them. */
export function extraHeaders(mail: OutgoingMail): Record<string, string> {
  return {
    // RFC 3834 §5: no vacation notes back. Exchange asks in its own words.
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
    'Content-Language': mail.language,
    ...(mail.unsubscribeUrl === null
      ? {}
      : {
          'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
  };
}
