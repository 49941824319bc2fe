import { isIP } from 'node:net';
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

/**
 * Who handles what is sent to a URL. Servers of the installation are `here`, and their names are not disclosed: addresses, names of one label (as in
 * containers), names that are private by their ending, the installation's own domain and what is below it.
 * @param ownHost the public host of the installation, where it is known
 */
export function dataHandlerAt(url: string | undefined, ownHost?: string): DataHandler {
  if (url === undefined) return { where: 'none' };
  const host = new URL(url).hostname.toLowerCase().replace(/\.$/, '');
  const isAddress = isIP(host.replace(/^\[(.*)\]$/, '$1')) !== 0;
  const isOwn = ownHost !== undefined && (host === ownHost || host.endsWith(`.${ownHost}`));
  const isPrivate =
    isAddress || !host.includes('.') || PRIVATE_ENDINGS.some((ending) => host.endsWith(ending)) || isOwn;
  return isPrivate ? { where: 'here' } : { where: 'elsewhere', host };
}
