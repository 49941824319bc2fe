import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * The length of the IPv6 prefix whose addresses count as one client, in groups of 16 bits: four groups are a /64 network. An internet
 * connection gets at least a /64 network (RFC 6177), so a client could use another address for every request.
 */
const IPV6_PREFIX_GROUPS = 4;
/** The prefix that Node.js adds to the address of an IPv4 client when the socket listens on IPv6 (RFC 4291, 2.5.5.2). */
const IPV4_MAPPED_PREFIX = '::ffff:';

/**
 * Returns the key under which the requests of a network address are counted: the address itself for IPv4 (without the prefix `::ffff:` of
 * the IPv6-mapped form), and the /64 network for IPv6.
 * @param address the address of the connection, or the address that a trusted proxy reports; all invalid addresses share one key
 */
export function addressRateLimitKey(address: string): string {
  const mapped = address.startsWith(IPV4_MAPPED_PREFIX) ? address.slice(IPV4_MAPPED_PREFIX.length) : address;
  if (isIP(mapped) === 4) return mapped;
  if (isIP(address) === 0) return 'unknown';
  return ipaddr.IPv6.parse(address).parts.slice(0, IPV6_PREFIX_GROUPS).join(':');
}
