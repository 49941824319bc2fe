import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { ExpiringCache } from '../cache/expiring-cache.ts';

/** The header with which the gateway passes the client's network to services. Services pass it on to each other. */
export const NETWORK_HEADER = 'x-memory-network';

/**
 * The number of leading bits of an address that are kept. An IPv4 /24 and an IPv6 /48 identify a provider or an organization, which is enough to
 * recognize an attack and to ask the provider. They do not identify one household.
 */
const PREFIX_LENGTHS = { ipv4: 24, ipv6: 48 } as const;

/** A cache of networks by address. A client's requests come from one address, and parsing an address takes longer than a look-up. */
const networks = new ExpiringCache<string>(10_000);
const NETWORK_MS = 60 * 60_000;

/**
 * Returns the network of an address: `203.0.113.7` → `203.0.113.0/24`, `2001:db8:1:2::3` → `2001:db8:1::/48`. An IPv4 address that is mapped to IPv6
 * counts as IPv4.
 * @returns undefined for a text that is not an address
 */
export function networkOfAddress(address: string): string | undefined {
  const known = networks.get(address);
  if (known !== undefined) return known;
  if (isIP(address) === 0) return undefined;
  const network = parseNetwork(address);
  networks.set(address, network, Date.now() + NETWORK_MS);
  return network;
}

function parseNetwork(address: string): string {
  const parsed = ipaddr.process(address);
  const prefixLength = PREFIX_LENGTHS[parsed.kind()];
  const network = `${parsed.toNormalizedString()}/${prefixLength}`;
  const first =
    parsed.kind() === 'ipv4'
      ? ipaddr.IPv4.networkAddressFromCIDR(network)
      : ipaddr.IPv6.networkAddressFromCIDR(network);
  return `${first.toString()}/${prefixLength}`;
}
