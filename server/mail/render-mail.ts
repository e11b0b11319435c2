import { createHash } from 'node:crypto';
import type { PublisherCopy } from '../../src/contracts/embed.ts';
import { PAGE_PATHS } from '../../src/contracts/paths.ts';
import { isEmail } from '../../src/text/email.ts';
import type { Config } from '../platform/config.ts';
import { deriveCode, signToken } from '../platform/tokens.ts';
import { alreadySubscribedEmail, confirmEmail } from '../signup/signup.emails.ts';
import type { EmailContent } from '../signup/signup.emails.ts';
import type { OutgoingMail } from './message.ts';
import type { ClaimedMail } from './outbox.store.ts';
import { bareAddress, headerText, senderDomain } from './sender.ts';

type Settings = Pick<Config, 'secrets' | 'publicUrl' | 'mailFrom'>;

/** The same for every attempt at one mail, and not to be told from others' by its look. */
export function messageId(uniqueKey: string, mailFrom: string): string {
  const hash = createHash('sha256').update(uniqueKey).digest('base64url').slice(0, 27);
  return `${hash}@${senderDomain(mailFrom)}`;
}

function link(settings: Settings, path: string, token: string): string {
  return `${settings.publicUrl}${path}?token=${encodeURIComponent(token)}`;
}

function content(settings: Settings, mail: ClaimedMail, unsubscribeUrl: string): EmailContent {
  const { signupId } = mail;
  const own = mail.publication.copy as string | null;
  const words = own === null ? {} : ((JSON.parse(own) as PublisherCopy).mail ?? {});
  const publication = { ...mail.publication, words };
  if (mail.kind === 'already-subscribed') {
    const pagesUrl = `${settings.publicUrl}${PAGE_PATHS.subscribe}?publication=${publication.subdomain}`;
    return alreadySubscribedEmail({ publication, pagesUrl, unsubscribeUrl });
  }
  const token = signToken(settings.secrets, 'confirm', signupId);
  const confirmUrl = link(settings, PAGE_PATHS.confirm, token);
  const code = deriveCode(settings.secrets, signupId);
  return confirmEmail({ publication, confirmUrl, code, unsubscribeUrl });
}

/** A queued mail, ready to be sent: link and code are derived only now, so that the outbox holds no secret. */
export function renderMail(settings: Settings, mail: ClaimedMail): OutgoingMail {
  const { publication } = mail;
  const unsubscribe = signToken(settings.secrets, 'unsubscribe', mail.subscriptionId);
  const unsubscribeUrl = link(settings, PAGE_PATHS.unsubscribe, unsubscribe);
  const support = publication.support_email;
  return {
    messageId: messageId(mail.uniqueKey, settings.mailFrom),
    from: {
      name: headerText(publication.email_from_name ?? publication.name),
      address: bareAddress(settings.mailFrom),
    },
    to: mail.recipient,
    replyTo: support !== null && isEmail(support) ? support : null,
    ...content(settings, mail, unsubscribeUrl),
    language: publication.language,
    unsubscribeUrl,
    date: new Date(mail.queuedAt),
  };
}
