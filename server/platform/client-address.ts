import ipaddr from 'ipaddr.js';

/** The parts of a request that say who is at the other end. */
export interface AddressSource {
  socket: { remoteAddress?: string | undefined };
  headers: { 'x-forwarded-for'?: string | string[] | undefined };
}

function forwarded(source: AddressSource): string[] {
  const header = source.headers['x-forwarded-for'] ?? '';
  const text = Array.isArray(header) ? header.join(',') : header;
  return text.split(',').map((entry) => entry.trim());
}

/**
 * The client's address. Each of our own proxies has added the address of whoever spoke to it at the right end of
 * X-Forwarded-For, so with `hops` of them the client is the hop-th from the right; what stands further left is the
 * client's own invention. Without proxies the header is not looked at.
 */
export function clientAddress(source: AddressSource, hops: number): string {
  const direct = source.socket.remoteAddress ?? '';
  if (hops === 0) return direct;
  const entry = forwarded(source).at(-hops) ?? '';
  return ipaddr.isValid(entry) ? entry : direct;
}
