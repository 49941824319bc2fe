/**
 * Prisma's error codes for a foreign key that refers to a missing row (P2003) and for an update of a missing row (P2025), and PostgreSQL's
 * error code for such a foreign key (23503).
 */
const missingRowCode = /^(P2003|P2025|23503)$/;

/** Finds PostgreSQL's error code in the message of an error, because Prisma's errors of raw queries have the code only there. */
const missingRowMessage = /\bCode: `23503`/;

/**
 * Whether a write failed because a row that it refers to was deleted after it had been read, for example when the account is erased at the
 * same time. The response is then `not_found` and not an internal error.
 */
export function isMissingRowError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && missingRowCode.test(String(error.code))) || missingRowMessage.test(error.message);
}
