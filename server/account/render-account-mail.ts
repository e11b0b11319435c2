import type { AddressEnd } from '../../src/account/judge-address-change.ts';
import { PAGE_PATHS } from '../../src/contracts/paths.ts';
import type { AddressMail, NoticeMail } from '../mail/claimed-mail.store.ts';
import type { EmailContent } from '../mail/mail-frame.ts';
import type { Config } from '../platform/config.ts';
import { signToken } from '../platform/tokens.ts';
import { addressEmail, noticeEmail } from './account.emails.ts';

type Settings = Pick<Config, 'secrets' | 'publicUrl'>;

/** The link that one address of a change gets; it is worth nothing for the other one. */
function changeUrl({ secrets, publicUrl }: Settings, end: AddressEnd, changeId: string): string {
  const token = signToken(secrets, `address-${end}`, changeId);
  return `${publicUrl}${PAGE_PATHS.addressLink}?token=${encodeURIComponent(token)}`;
}

function addressUrl(settings: Settings, { kind, changeId, recipient }: AddressMail): string {
  if (kind === 'address-old') return changeUrl(settings, 'old', changeId);
  if (kind === 'address-new') return changeUrl(settings, 'new', changeId);
  return `${settings.publicUrl}${PAGE_PATHS.login}?email=${encodeURIComponent(recipient)}`;
}

/** What a mail of an account says. It comes from the platform, and there is nothing in it to unsubscribe from. */
export function renderAccountMail(
  settings: Settings,
  mail: NoticeMail | AddressMail,
): EmailContent & { language: string; unsubscribeUrl: null } {
  const { language } = mail;
  const always = { name: new URL(settings.publicUrl).host, language };
  if (mail.kind === 'notice') {
    const url = `${settings.publicUrl}${PAGE_PATHS.account}`;
    const content = noticeEmail({ ...always, url, act: mail.act, at: mail.queuedAt });
    return { ...content, language, unsubscribeUrl: null };
  }
  const content = addressEmail({ ...always, url: addressUrl(settings, mail), kind: mail.kind });
  return { ...content, language, unsubscribeUrl: null };
}
