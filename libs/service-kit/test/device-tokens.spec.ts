import fc from 'fast-check';
import { addDeviceToken, findDeviceToken, parseUnverifiedDeviceTokens } from '../src/attempt-limits/index.ts';

const NOW = new Date('2026-03-02T08:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1_000;
const days = (count: number) => new Date(NOW.getTime() + count * DAY_MS);
const secretsOf = (deviceKey: string) => ({ secret: 'a secret', deviceKey });
/** The cookie of a device on which these accounts have signed in, in this order. */
const cookieOf = (deviceKeys: readonly string[], now = NOW) =>
  deviceKeys.reduce<string | undefined>(
    (cookie, deviceKey) => addDeviceToken(parseUnverifiedDeviceTokens(cookie, now), secretsOf(deviceKey), now),
    undefined,
  );
const knows = (cookie: string | undefined, deviceKey: string, now = NOW) =>
  findDeviceToken(parseUnverifiedDeviceTokens(cookie, now), secretsOf(deviceKey)) !== undefined;

describe('a device cookie', () => {
  it('is known to exactly the accounts that signed in', () => {
    const deviceKeys = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 2, maxLength: 40 });
    fc.assert(
      fc.property(deviceKeys, ([stranger = '', ...accounts]) => {
        const cookie = cookieOf(accounts);
        expect(accounts.every((deviceKey) => knows(cookie, deviceKey))).toBe(true);
        expect(knows(cookie, stranger)).toBe(false);
      }),
    );
  });

  it('is worth nothing when any character of its token is changed', () => {
    const cookie = cookieOf(['mei']) ?? '';
    fc.assert(
      fc.property(fc.nat({ max: cookie.length - 1 }), fc.string({ maxLength: 2 }), (position, replacement) => {
        const changed = cookie.slice(0, position) + replacement + cookie.slice(position + 1);
        // '~' separates the tokens of a cookie: one that follows the token leaves it as it is.
        fc.pre(!changed.split('~').includes(cookie));
        expect(knows(changed, 'mei')).toBe(false);
      }),
      { numRuns: 1_000 },
    );
  });

  it('never makes the parser fail, and made-up ones are known to nobody', () => {
    const parts = fc.array(
      fc.oneof(fc.string(), fc.constantFrom('~', '.', 'A'.repeat(22), '0', 'zzzzzz', 'é'.repeat(22))),
    );
    fc.assert(
      fc.property(parts, (made) => {
        expect(knows(made.join(''), 'mei')).toBe(false);
        expect(knows(made.join('.'), 'mei')).toBe(false);
      }),
      { numRuns: 1_000 },
    );
  });

  it('signed with another secret of the gateway is known to nobody', () => {
    const cookie = addDeviceToken([], { secret: 'another secret', deviceKey: 'mei' }, NOW);
    expect(knows(cookie, 'mei')).toBe(false);
  });

  it('is valid for 400 days after the last sign-in, whose token keeps the id of the one before', () => {
    const cookie = cookieOf(['mei']);
    expect([knows(cookie, 'mei', days(400)), knows(cookie, 'mei', days(401))]).toEqual([true, false]);
    const renewed = addDeviceToken(parseUnverifiedDeviceTokens(cookie, days(300)), secretsOf('mei'), days(300));
    expect(knows(renewed, 'mei', days(700))).toBe(true);
    const idOf = (text: string | undefined) => parseUnverifiedDeviceTokens(text, days(300)).map(({ id }) => id);
    expect(idOf(renewed)).toEqual(idOf(cookie));
  });

  it('keeps the 40 accounts that signed in last, within the 4 KB that browsers store', () => {
    const accounts = Array.from({ length: 45 }, (_, i) => `account ${i}`);
    const cookie = cookieOf(accounts);
    expect(cookie?.length).toBeLessThan(4_096);
    expect(accounts.filter((deviceKey) => knows(cookie, deviceKey))).toEqual(accounts.slice(5));
  });
});
