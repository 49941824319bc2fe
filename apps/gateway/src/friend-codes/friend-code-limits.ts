const HOUR_SECONDS = 60 * 60;

/**
 * Limits on wrong friend codes: unknown, expired and deleted ones, and those of blocked and blocking users. Right ones are not counted, so
 * that a class can exchange codes.
 */
export const friendCodeLimits = {
  /** Wrong codes of one user: a child who copies from paper mistypes a code a few times. */
  ofUser: { key: 'friend-codes-of-user', points: 20, seconds: HOUR_SECONDS },
  /** Wrong codes from one network address, which all users of a school may share. It bounds guesses with many accounts. */
  ofAddress: { key: 'friend-codes-of-address', points: 200, seconds: HOUR_SECONDS },
} as const;
