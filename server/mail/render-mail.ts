import { createHash } from 'node:crypto';
import type { PublisherCopy } from '../../src/contracts/embed.ts';
import { PAGE_PATHS } from '../../src/contracts/paths.ts';
import { isEmail } from '../../src/text/email.ts';
import { renderAccountMail } from '../account/render-account-mail.ts';
import { settingsHref } from '../account/settings-href.ts';
import type { Config } from '../platform/config.ts';
import { deriveCode, signToken } from '../platform/tokens.ts';
import { alreadySubscribedEmail, confirmEmail } from '../signup/signup.emails.ts';
import { loginEmail } from '../session/session.emails.ts';
import type { EmailContent } from './mail-frame.ts';
import type { OutgoingMail } from './message.ts';
import type { ClaimedMail, LoginMail, SignupMail } from './claimed-mail.store.ts';
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

/** What a mail says, and where it takes its unsubscribe link to. */
type Rendered = EmailContent & Pick<OutgoingMail, 'language' | 'unsubscribeUrl'>;

function signupMail(settings: Settings, mail: SignupMail): Rendered {
  const { signupId, subscriptionId } = mail;
  const own = mail.publication.copy as string | null;
  const words = own === null ? {} : ((JSON.parse(own) as PublisherCopy).mail ?? {});
  const publication = { ...mail.publication, words };
  const unsubscribe = signToken(settings.secrets, 'unsubscribe', subscriptionId);
  const unsubscribeUrl = link(settings, PAGE_PATHS.unsubscribe, unsubscribe);
  const always = { language: publication.language, unsubscribeUrl };
  if (mail.kind === 'already-subscribed') {
    const pagesUrl = `${settings.publicUrl}${PAGE_PATHS.subscribe}?publication=${publication.subdomain}`;
    const settingsUrl = `${settings.publicUrl}${settingsHref(settings, subscriptionId)}`;
    const links = { pagesUrl, unsubscribeUrl, settingsUrl };
    return { ...alreadySubscribedEmail({ publication, ...links }), ...always };
  }
  const token = signToken(settings.secrets, 'confirm', signupId);
  const confirmUrl = link(settings, PAGE_PATHS.confirm, token);
  const code = deriveCode(settings.secrets, signupId);
  return { ...confirmEmail({ publication, confirmUrl, code, unsubscribeUrl }), ...always };
}

/** Nobody subscribed by asking for it, so it has nothing to unsubscribe from. */
function loginMail(settings: Settings, mail: LoginMail): Rendered {
  const { loginId, publication, language } = mail;
  const loginUrl = link(
    settings,
    PAGE_PATHS.loginLink,
    signToken(settings.secrets, 'login', loginId),
  );
  const code = deriveCode(settings.secrets, loginId);
  const name = publication?.name ?? new URL(settings.publicUrl).host;
  const accent = publication?.accent_color ?? null;
  const content = loginEmail({ name, accent, language, loginUrl, code });
  return { ...content, language, unsubscribeUrl: null };
}

function rendered(settings: Settings, mail: ClaimedMail): Rendered {
  switch (mail.kind) {
    case 'login':
      return loginMail(settings, mail);
    case 'confirm':
    case 'already-subscribed':
      return signupMail(settings, mail);
    default:
      return renderAccountMail(settings, mail);
  }
}

/** Who a mail comes from: the publication, else the platform. */
function senderName(settings: Settings, publication: ClaimedMail['publication']): string {
  if (publication === null) return new URL(settings.publicUrl).host;
  return publication.email_from_name ?? publication.name;
}

/** A queued mail, ready to be sent: link and code are derived only now, so that the outbox holds no secret. */
export function renderMail(settings: Settings, mail: ClaimedMail): OutgoingMail {
  const { publication } = mail;
  const support = publication?.support_email ?? null;
  return {
    messageId: messageId(mail.uniqueKey, settings.mailFrom),
    from: {
      name: headerText(senderName(settings, publication)),
      address: bareAddress(settings.mailFrom),
    },
    to: mail.recipient,
    replyTo: support !== null && isEmail(support) ? support : null,
    ...rendered(settings, mail),
    date: new Date(mail.queuedAt),
  };
}
