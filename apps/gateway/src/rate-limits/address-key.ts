import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** One customer's line gets at least a /64 of IPv6 addresses (RFC 6177) and may use a new one for every request. */
const IPV6_PREFIX_GROUPS = 4;
/** How Node writes the address of an IPv4 connection to a socket that listens on IPv6 (RFC 4291, 2.5.5.2). */
const MAPPED = '::ffff:';

/**
 * What an address is counted as: IPv4 as it is, also in its IPv6-mapped form (`::ffff:192.0.2.1`), IPv6 by its /64.
 * @param address of a connection, or what a trusted proxy says of it; all that is no address is counted as one
 */
export function addressKey(address: string): string {
  const mapped = address.startsWith(MAPPED) ? address.slice(MAPPED.length) : address;
  if (isIP(mapped) === 4) return mapped;
  if (isIP(address) === 0) return 'unknown';
  return ipaddr.IPv6.parse(address).parts.slice(0, IPV6_PREFIX_GROUPS).join(':');
}
