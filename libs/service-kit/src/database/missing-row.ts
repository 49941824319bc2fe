/**
 * Prisma's error codes for a foreign key that refers to a missing row (P2003) and for an update of a missing row (P2025), and PostgreSQL's error code
 * for a foreign key that refers to a missing row (23503).
 */
const missingRowCode = /^(P2003|P2025|23503)$/;

/** Finds PostgreSQL's error code in an error message, because Prisma's errors of raw queries contain the code only in their message. */
const missingRowMessage = /\bCode: `23503`/;

/**
 * Whether a write failed because a row that it refers to was deleted after the row had been read, for example by a simultaneous erasure of the
 * account. The response is then `not_found` instead of an internal error.
 */
export function isMissingRowError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && missingRowCode.test(String(error.code))) || missingRowMessage.test(error.message);
}
