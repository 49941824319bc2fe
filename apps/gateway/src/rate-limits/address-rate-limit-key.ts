import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * The length of the IPv6 prefix that counts as one client, in groups of 16 bits: an internet connection gets at least a /64 network
 * (RFC 6177) and may use another address of it for every request.
 */
const IPV6_PREFIX_GROUPS = 4;
/** The prefix with which Node reports an IPv4 client of a socket that listens on IPv6 (RFC 4291, 2.5.5.2). */
const IPV4_MAPPED_PREFIX = '::ffff:';

/**
 * The key under which the requests of an address are counted: an IPv4 address itself, also in its IPv6-mapped form
 * (`::ffff:192.0.2.1`), or the /64 of an IPv6 address.
 * @param address of the connection, or as a trusted proxy reports it; invalid addresses share one key
 */
export function addressRateLimitKey(address: string): string {
  const mapped = address.startsWith(IPV4_MAPPED_PREFIX) ? address.slice(IPV4_MAPPED_PREFIX.length) : address;
  if (isIP(mapped) === 4) return mapped;
  if (isIP(address) === 0) return 'unknown';
  return ipaddr.IPv6.parse(address).parts.slice(0, IPV6_PREFIX_GROUPS).join(':');
}
