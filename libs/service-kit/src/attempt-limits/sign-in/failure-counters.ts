import type { FailureCounterKeys } from './failure-pauses.ts';

/**
 * The failures of all accounts share a fixed number of counters (4 rows of 65,536 16-bit numbers: 512 KB per day), however many usernames are
 * tried. Each username has one counter in each row, and the smallest of its four counters is the number of failures (count-min sketch, Cormode and
 * Muthukrishnan 2005). This number is never too small. It is too large only if other usernames have failed at all four positions.
 */
const ROWS = 4;
const COUNTERS_PER_ROW = 65_536;
const POSITION_BYTES = 2;

/**
 * The counters for the failures of an account on devices that it does not know.
 * @param digest a keyed hash of the username, so that a stranger cannot choose names that share the counters of a given account
 */
export const countersOfAccount = (digest: Buffer, now: Date): FailureCounterKeys => ({
  countersKey: `limit:account-failures:${now.toISOString().slice(0, 'yyyy-mm-dd'.length)}`,
  positions: Array.from(
    { length: ROWS },
    (_, row) => row * COUNTERS_PER_ROW + digest.readUInt16BE(row * POSITION_BYTES),
  ),
  pauseKey: `limit:account-pause:${digest.toString('base64url')}`,
  isExclusive: false,
});

/**
 * The counter for the failures of an account on one of its known devices. No other device or account uses this counter. Only the holder of an
 * account can create a known device, so trying usernames creates no such counter.
 * @param digest a keyed hash of the device token's id
 */
export const countersOfKnownDevice = (digest: Buffer): FailureCounterKeys => ({
  countersKey: `limit:device-failures:${digest.toString('base64url')}`,
  positions: [0],
  pauseKey: `limit:device-pause:${digest.toString('base64url')}`,
  isExclusive: true,
});
