import { domainToASCII } from 'node:url';
import { emailKey, isEmail } from '../../src/text/email.ts';

/** An address that may be mailed to. */
export interface Address {
  /** As it is mailed to: the local part as typed, the domain in ASCII (RFC 5890). */
  email: string;
  /** As it is compared. */
  key: string;
  /** The domain alone, in ASCII and lower case. */
  domain: string;
}

/**
 * What was typed, as an address; null when nobody can be mailed there. The ASCII form is judged again:
 * it may be longer, and some domains turn into IP addresses only there.
 */
export function readAddress(typed: string): Address | null {
  const text = typed.trim();
  if (!isEmail(text)) return null;
  const at = text.lastIndexOf('@');
  const domain = domainToASCII(text.slice(at + 1));
  const email = `${text.slice(0, at)}@${domain}`;
  return isEmail(email) ? { email, key: emailKey(email), domain } : null;
}
