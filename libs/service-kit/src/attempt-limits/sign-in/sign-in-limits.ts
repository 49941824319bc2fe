import type { RateLimit } from '../rate-limits.ts';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;

export const signInLimits = {
  /** Failures of a username from one network address, and wrong current passwords of a signed-in user. */
  guesses: { key: 'guesses', points: 10, seconds: 15 * MINUTE_SECONDS },
  /**
   * Failures of the whole installation on unknown devices. This limit stops attackers who try one password on many accounts, and bounds the number
   * of Redis keys that wrong usernames create. It allows 2,000 pupils to mistype a password five times each on a Monday morning.
   */
  failures: { key: 'failures', points: 10_000, seconds: HOUR_SECONDS },
  /** Sign-ins from one network address, which all users of a school may share. */
  signIns: { key: 'sign-ins', points: 2_000, seconds: HOUR_SECONDS },
  /** Sign-ups from one network address. */
  signUps: { key: 'sign-ups', points: 1_000, seconds: HOUR_SECONDS },
  /** Failures of an account on one of its known devices. The number is the same as for a username from one network address (`guesses`). */
  deviceGuesses: { key: 'device-guesses', points: 10, seconds: 15 * MINUTE_SECONDS },
  /**
   * Sign-ins to an account on one of its known devices. The limit of the network address does not apply to known devices. People sign in a few
   * times a day; each sign-in costs CPU time for argon2.
   */
  deviceSignIns: { key: 'device-sign-ins', points: 120, seconds: HOUR_SECONDS },
} as const satisfies Readonly<Record<string, RateLimit>>;
