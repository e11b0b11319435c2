import { isLoopbackHost } from '../../src/publication/host-name.ts';

/**
 * What a connection to a mail server has to be: encrypted, whatever the server offers, since whoever can take the offer away
 * would read the links in the mails. On this machine alone plain text will do; `?requireTLS=false` in the address gives it up.
 * (ASVS 12.3.1; RFC 3207 §6)
 */
export function smtpTls(url: string): { requireTLS: boolean } {
  return { requireTLS: !isLoopbackHost(new URL(url).hostname) };
}
