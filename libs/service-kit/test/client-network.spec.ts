import { BlockList, isIP } from 'node:net';
import fc from 'fast-check';
import { networkOfAddress } from '../src/http/client-network.ts';

const ipv4Bytes = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255), fc.nat(255));
const ipv6Groups = fc.array(fc.nat(0xffff), { minLength: 8, maxLength: 8 });
const writeIpv6 = (groups: readonly number[]): string => groups.map((group) => group.toString(16)).join(':');
/** Addresses outside ::ffff:0:0/96, which contains the IPv4 addresses. */
const isNotMapped = (groups: readonly number[]) =>
  groups.slice(0, 5).some((group) => group > 0) || groups[5] !== 0xffff;

describe('the network of an address', () => {
  it('contains the first three bytes of an IPv4 address, and nothing of the last', () => {
    fc.assert(
      fc.property(ipv4Bytes, ([a, b, c, d]) => {
        expect(networkOfAddress(`${a}.${b}.${c}.${d}`)).toBe(`${a}.${b}.${c}.0/24`);
        expect(networkOfAddress(`::ffff:${a}.${b}.${c}.${d}`)).toBe(`${a}.${b}.${c}.0/24`);
      }),
    );
  });

  it('contains the first three groups of an IPv6 address, and nothing of the others', () => {
    fc.assert(
      fc.property(ipv6Groups, ipv6Groups, (groups, others) => {
        fc.pre(isNotMapped(groups) && isNotMapped([...groups.slice(0, 3), ...others.slice(3)]));
        const network = networkOfAddress(writeIpv6(groups))!;
        const [address = '', prefixLength] = network.split('/');
        expect([isIP(address), prefixLength]).toEqual([6, '48']);
        // Addresses that differ after 48 bits have the same network, so it tells nothing of these bits.
        expect(networkOfAddress(writeIpv6([...groups.slice(0, 3), ...others.slice(3)]))).toBe(network);
        const block = new BlockList();
        block.addSubnet(address, 48, 'ipv6');
        expect(block.check(writeIpv6(groups), 'ipv6')).toBe(true);
      }),
    );
  });

  it.each([
    ['203.0.113.7', '203.0.113.0/24'],
    ['::ffff:203.0.113.7', '203.0.113.0/24'],
    ['2001:db8:1:2::3', '2001:db8:1::/48'],
    ['2001:db8:1:2::3%eth0', '2001:db8:1::/48'],
    ['::1', '::/48'],
    ['', undefined],
    ['unknown', undefined],
    ['203.0.113', undefined],
    ['203.0.113.7:80', undefined],
    ['203.0.113.7, 192.0.2.1', undefined],
  ])('of %j is %j', (address, network) => {
    expect(networkOfAddress(address)).toBe(network);
  });

  it('is undefined for any text that is no address', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(isIP(text) === 0);
        expect(networkOfAddress(text)).toBeUndefined();
      }),
    );
  });
});
