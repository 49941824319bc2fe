import { BlockList, isIP } from 'node:net';
import type { DataHandler } from '@memory/contracts';

/** Domain endings that no public name server resolves (RFC 6761, RFC 6762, RFC 8375, and endings that are common in private networks). */
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

/** Addresses that do not occur in public networks: loopback, private, link-local and shared addresses (RFC 1918, RFC 4193, RFC 6598, RFC 6890). */
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
 * Returns who handles the data that is sent to a URL. Servers of the installation are `here`, and their names are not disclosed: servers with a
 * private address, a name of one label (as in containers), a name with a private ending, the installation's own host name, or a name below it. Any
 * other public address may belong to another company, and is treated so.
 * @param ownHost the public host of the installation, if known
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
