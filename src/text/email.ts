/** Longest address that mail servers take (RFC 5321 §4.5.3.1.3: path of 256 with its brackets). */
export const EMAIL_MAX_LENGTH = 254;
/** Longest local part (RFC 5321 §4.5.3.1.1). */
export const EMAIL_LOCAL_MAX_LENGTH = 64;

/** Both cases spelt out: with the flags `iu`, `k` would match the Kelvin sign too, and `s` the long s. */
const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/u;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;

function isDomain(domain: string): boolean {
  const labels = domain.split('.');
  const isNamed = labels.every((label) => LABEL.test(label)) && !/\.\d+$/u.test(domain);
  return labels.length >= 2 && isNamed;
}

/**
 * Whether text is an address that this platform mails to: a plain (unquoted) local part and a dotted domain.
 * Quoted local parts and address literals are refused on purpose: they are how mail gets misdirected
 * (spec links-and-rules §5, e-mail shape; RFC 5321 §4.1.2).
 */
export function isEmail(text: string): boolean {
  if (text.length > EMAIL_MAX_LENGTH) return false;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  return (
    at > 0 &&
    local.length <= EMAIL_LOCAL_MAX_LENGTH &&
    LOCAL.test(local) &&
    isDomain(text.slice(at + 1))
  );
}

/**
 * The address as it is compared: trimmed, in lower case, composed (NFC). (spec links-and-rules §5)
 *
 * @decided It is mailed to as typed but trimmed; only the comparison tells no case, since no mail server in use does.
 * What is longer than any address is not composed: that takes a time that grows with the square of its length.
 */
export function emailKey(email: string): string {
  const text = email.trim();
  return (text.length > EMAIL_MAX_LENGTH ? text : text.normalize('NFC')).toLowerCase();
}
