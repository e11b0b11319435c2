import ipaddr from 'ipaddr.js';

/** Bits of an IPv6 address that one household has to itself (RFC 6177). */
const IPV6_PREFIX = 64;

/**
 * What requests of one client share: the whole IPv4 address, the first 64 bits of IPv6. An IPv4 address in
 * IPv6 clothes counts as what it is.
 */
export function clientPrefix(ip: string): string {
  if (!ipaddr.isValid(ip)) return 'unknown';
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(
    `${address.toNormalizedString()}/${IPV6_PREFIX}`,
  );
  return `${network.toNormalizedString()}/${IPV6_PREFIX}`;
}
