import { BlockList, isIP } from 'node:net';
import type { DataHandler } from '@memory/contracts';

/** Endings of names that no public name server knows (RFC 6761, RFC 6762, RFC 8375, and what private networks use). */
const PRIVATE_ENDINGS = [
  '.local',
  '.localhost',
  '.internal',
  '.intranet',
  '.lan',
  '.home',
  '.corp',
  '.home.arpa',
  '.test',
];

/** Addresses that no public network has: loopback, private, link-local and shared ones (RFC 1918, RFC 4193, RFC 6598, RFC 6890). */
const privateAddresses = new BlockList();
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateAddresses.addSubnet(network, prefix, 'ipv4');
privateAddresses.addAddress('::1', 'ipv6');
privateAddresses.addSubnet('fc00::', 7, 'ipv6');
privateAddresses.addSubnet('fe80::', 10, 'ipv6');

/**
 * Who handles what is sent to a URL. Servers of the installation are `here`, and their names are not disclosed: private addresses, names of one
 * label (as in containers), names that are private by their ending, the installation's own host and what is below it. A public address may belong to
 * another company, so it counts as one.
 * @param ownHost the public host of the installation, where it is known
 */
export function dataHandlerAt(url: string | undefined, ownHost?: string): DataHandler {
  if (url === undefined) return { where: 'none' };
  const host = new URL(url).hostname.toLowerCase().replace(/\.$/, '');
  const isOwn = ownHost !== undefined && (host === ownHost || host.endsWith(`.${ownHost}`));
  return isOwn || isPrivate(host) ? { where: 'here' } : { where: 'elsewhere', host };
}

function isPrivate(host: string): boolean {
  const address = host.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(address);
  if (family !== 0) return privateAddresses.check(address, family === 4 ? 'ipv4' : 'ipv6');
  return !host.includes('.') || PRIVATE_ENDINGS.some((ending) => host.endsWith(ending));
}
