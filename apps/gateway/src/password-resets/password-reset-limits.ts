interface PasswordResetLimit {
  /** The part of the Redis keys that names this limit. */
  readonly key: string;
  readonly points: number;
  /** The length of the window in which points are counted, in seconds. The window begins with the first point. */
  readonly seconds: number;
}

const HOUR_SECONDS = 60 * 60;

/**
 * Limits that do not depend on the account, so that a 429 response does not reveal whether an account exists. social-svc also limits the mails of
 * each account, but its response is the same with and without a mail.
 */
export const passwordResetLimits = {
  /**
   * Requests for mails of the whole installation. This limit bounds the number of rows that social-svc stores and of mails that it sends during an
   * attack.
   */
  allRequests: { key: 'reset-requests', points: 1_000, seconds: HOUR_SECONDS },
  /**
   * Requests for mails from one network address, which all users of a school may share. The limit allows a mail for each pupil of three classes
   * that return from holidays.
   */
  requests: { key: 'reset-requests', points: 100, seconds: HOUR_SECONDS },
  /** Wrong reset codes from one network address. A reset code cannot be guessed at any rate; the limit bounds the load. */
  wrongCodes: { key: 'reset-codes', points: 100, seconds: HOUR_SECONDS },
} as const satisfies Readonly<Record<string, PasswordResetLimit>>;
