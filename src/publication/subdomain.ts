/**
 * Fewest characters of a subdomain. (spec links-and-rules §3)
 *
 * @decided Names of one and two letters are too few to be given away; no reserved name is shorter.
 */
export const SUBDOMAIN_MIN_LENGTH = 3;
/** Most characters of a subdomain: one label of a host name (spec links-and-rules §3; RFC 1035 §2.3.4). */
export const SUBDOMAIN_MAX_LENGTH = 63;

/** Names that the platform keeps for itself (spec links-and-rules §5; readings.md, Errors). */
export const RESERVED_SUBDOMAINS = [
  'cdn',
  'cloudinary',
  'delivery',
  'jobs',
  'mailgun',
  'mail',
  'support',
  'www',
  'callback',
  'api',
  'admin',
  'reader',
  'sublink',
  'random',
  'your',
  'dashboard',
  'open',
] as const;

const LABEL = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/u;

/**
 * Whether text can be the first label of a host name: 3 to 63 lower-case letters, digits and inner hyphens.
 * Two hyphens in third and fourth place belong to encoded names and are refused.
 * (spec links-and-rules §3; RFC 5891 §4.2.3.1)
 */
export function isSubdomain(text: string): boolean {
  const isLength = text.length >= SUBDOMAIN_MIN_LENGTH && text.length <= SUBDOMAIN_MAX_LENGTH;
  return isLength && LABEL.test(text) && text.slice(2, 4) !== '--';
}

/** Whether the platform keeps this name for itself, in either case (spec links-and-rules §5; RFC 4343). */
export function isReservedSubdomain(subdomain: string): boolean {
  return RESERVED_SUBDOMAINS.some((reserved) => reserved === subdomain.toLowerCase());
}
