const HOUR_SECONDS = 60 * 60;

/**
 * Limits on wrong friend codes: codes that are unknown, expired or deleted, and codes of users who block or are blocked by the sender. Right codes
 * are not counted, so that a school class can exchange codes.
 */
export const friendCodeLimits = {
  /** Wrong codes of one user: a child who copies from paper mistypes a code a few times. */
  ofUser: { key: 'friend-codes-of-user', points: 20, seconds: HOUR_SECONDS },
  /** Wrong codes from one network address, which all users of a school may share. This limit bounds guesses with many accounts. */
  ofAddress: { key: 'friend-codes-of-address', points: 200, seconds: HOUR_SECONDS },
} as const;
