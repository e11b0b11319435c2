import { encodePart } from './well-formed.ts';

/**
 * The link that opens a mail to an address, with its subject (RFC 6068). (spec links-and-rules §2)
 * @decided The one `@` that parts the address stays as it is; mail programs do not all decode it.
 */
export function mailLink(address: string, subject: string): string {
  const at = address.lastIndexOf('@');
  const [local, host] = [address.slice(0, at), address.slice(at + 1)].map(encodePart);
  return `mailto:${local}@${host}?subject=${encodePart(subject)}`;
}
