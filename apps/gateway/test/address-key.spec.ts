import fc from 'fast-check';
import { addressKey } from '../src/rate-limits/address-key.ts';

const group = fc.nat({ max: 0xffff }).map((value) => value.toString(16));
const groups = (count: number) => fc.array(group, { minLength: count, maxLength: count });
/** A global unicast address, 2000::/3; the mapped IPv4 addresses are elsewhere. */
const network = fc
  .tuple(fc.integer({ min: 0x2000, max: 0x3fff }), groups(3))
  .map(([first, rest]) => [first.toString(16), ...rest].join(':'));

describe('what an address is counted as', () => {
  it('is the same for all addresses of an IPv6 /64, and another for each /64', () => {
    fc.assert(
      fc.property(network, network, groups(4), groups(4), (one, other, host, anotherHost) => {
        expect(addressKey(`${one}:${host.join(':')}`)).toBe(addressKey(`${one}:${anotherHost.join(':')}`));
        expect(addressKey(`${one}:${host.join(':')}`) === addressKey(`${other}:${host.join(':')}`)).toBe(one === other);
      }),
    );
  });

  it('is one for each IPv4 address, in either form', () => {
    fc.assert(
      fc.property(fc.ipV4(), fc.ipV4(), (one, other) => {
        expect(addressKey(`::ffff:${one}`)).toBe(addressKey(one));
        expect(addressKey(one) === addressKey(other)).toBe(one === other);
      }),
    );
  });

  it('is short and the same for whatever is no address', () => {
    fc.assert(
      fc.property(fc.string({ size: 'large' }), (text) => addressKey(`no address: ${text}`) === addressKey('')),
    );
    expect(addressKey('x'.repeat(10_000)).length).toBeLessThan(50);
  });
});
