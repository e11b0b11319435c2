/** Longest name before the address: longer ones are cut where inboxes would cut them anyway. */
const NAME_MAX_LENGTH = 100;

/**
 * Text that may stand in a header: one line, without control characters or the invisible ones that turn text
 * around (RFC 5322 §2.2; header injection). Encoding is the mailer's.
 */
export function headerText(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').replace(/\s+/gu, ' ');
  return [...line.trim()].slice(0, NAME_MAX_LENGTH).join('').trim();
}

/** The bare address in `address` or `Name <address>`, which the configuration has checked. */
export function bareAddress(mailFrom: string): string {
  return /<([^<>]+)>\s*$/u.exec(mailFrom)?.[1] ?? mailFrom.trim();
}

/** The domain that mails come from: the right half of their Message-ID (RFC 5322 §3.6.4). */
export function senderDomain(mailFrom: string): string {
  const address = bareAddress(mailFrom);
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase();
}
