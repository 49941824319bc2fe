interface SignInLimit {
  /** The part of the Redis keys that names this limit. */
  readonly key: string;
  readonly points: number;
  /** The time in which the points are counted, from the first of them. */
  readonly seconds: number;
}

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;

export const signInLimits = {
  /** Failures of a username from one network address, and wrong current passwords of a signed-in user. */
  guesses: { key: 'guesses', points: 10, seconds: 15 * MINUTE_SECONDS },
  /**
   * Failures of the whole installation on unknown devices, against one password tried on many accounts. On a Monday morning 2,000 pupils may
   * mistype a password five times each. It also bounds the Redis keys that wrong usernames create.
   */
  failures: { key: 'failures', points: 10_000, seconds: HOUR_SECONDS },
  /** Sign-ins from one network address, which all users of a school may share. */
  signIns: { key: 'sign-ins', points: 2_000, seconds: HOUR_SECONDS },
  /** Sign-ups from one network address. */
  signUps: { key: 'sign-ups', points: 1_000, seconds: HOUR_SECONDS },
  /** Failures of an account on one of its known devices: as many as of a username from one address. */
  deviceGuesses: { key: 'device-guesses', points: 10, seconds: 15 * MINUTE_SECONDS },
  /**
   * Sign-ins to an account on one of its known devices, for which the limit of the network address does not apply. People sign in a few times a
   * day; each sign-in costs CPU time for argon2.
   */
  deviceSignIns: { key: 'device-sign-ins', points: 120, seconds: HOUR_SECONDS },
} as const satisfies Readonly<Record<string, SignInLimit>>;
