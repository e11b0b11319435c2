/**
 * The host that passkeys belong to, from the platform's origin; null where browsers make none: for a bare IP address, and over
 * plain http but on `localhost` (W3C Web Authentication §5.1.2).
 */
export function passkeyHost(origin: string): string | null {
  const { protocol, hostname } = new URL(origin);
  const isName = /\p{L}/u.test(hostname) && !hostname.startsWith('[');
  if (!isName) return null;
  return protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost')
    ? hostname
    : null;
}
