interface PasswordResetLimit {
  /** The part of the Redis keys that names this limit. */
  readonly key: string;
  readonly points: number;
  /** The time in which the points are counted, from the first of them. */
  readonly seconds: number;
}

const HOUR_SECONDS = 60 * 60;

/**
 * Limits that do not depend on the account, so their 429 reveals nothing about it. social-svc limits the mails of each account, without
 * a different response.
 */
export const passwordResetLimits = {
  /** Requests for mails of the whole installation. They bound the rows that social-svc stores, and the mails of a flood. */
  allRequests: { key: 'reset-requests', points: 1_000, seconds: HOUR_SECONDS },
  /** Requests for mails from one network address, which all users of a school may share: three classes that return from holidays. */
  requests: { key: 'reset-requests', points: 100, seconds: HOUR_SECONDS },
  /** Wrong reset codes from one network address. Guessing is hopeless at any rate; the limit bounds the work. */
  wrongCodes: { key: 'reset-codes', points: 100, seconds: HOUR_SECONDS },
} as const satisfies Readonly<Record<string, PasswordResetLimit>>;
