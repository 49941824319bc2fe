import fc from 'fast-check';
import { addressRateLimitKey } from '../src/rate-limits/address-rate-limit-key.ts';

const group = fc.nat({ max: 0xffff }).map((value) => value.toString(16));
const groups = (count: number) => fc.array(group, { minLength: count, maxLength: count });
/** The /64 of a global unicast address (2000::/3), which excludes IPv4-mapped addresses. */
const network = fc
  .tuple(fc.integer({ min: 0x2000, max: 0x3fff }), groups(3))
  .map(([first, rest]) => [first.toString(16), ...rest].join(':'));

describe('addressRateLimitKey', () => {
  it('is the same for all addresses of an IPv6 /64, and different for each /64', () => {
    fc.assert(
      fc.property(network, network, groups(4), groups(4), (one, other, host, anotherHost) => {
        expect(addressRateLimitKey(`${one}:${host.join(':')}`)).toBe(
          addressRateLimitKey(`${one}:${anotherHost.join(':')}`),
        );
        expect(
          addressRateLimitKey(`${one}:${host.join(':')}`) === addressRateLimitKey(`${other}:${host.join(':')}`),
        ).toBe(one === other);
      }),
    );
  });

  it('is different for each IPv4 address, and the same for its IPv6-mapped form', () => {
    fc.assert(
      fc.property(fc.ipV4(), fc.ipV4(), (one, other) => {
        expect(addressRateLimitKey(`::ffff:${one}`)).toBe(addressRateLimitKey(one));
        expect(addressRateLimitKey(one) === addressRateLimitKey(other)).toBe(one === other);
      }),
    );
  });

  it('is short and the same for all invalid addresses', () => {
    fc.assert(
      fc.property(
        fc.string({ size: 'large' }),
        (text) => addressRateLimitKey(`no address: ${text}`) === addressRateLimitKey(''),
      ),
    );
    expect(addressRateLimitKey('x'.repeat(10_000)).length).toBeLessThan(50);
  });
});
