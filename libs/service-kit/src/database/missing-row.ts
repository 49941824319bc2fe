/**
 * Prisma's error codes for a foreign key that refers to a missing row (P2003) and for an update of a missing row (P2025), and PostgreSQL's
 * error code for such a foreign key (23503).
 */
const missingRowCode = /^(P2003|P2025|23503)$/;

/** Prisma's errors of raw queries contain PostgreSQL's error code only in their message. */
const missingRowMessage = /\bCode: `23503`/;

/**
 * Whether a write failed because a row it refers to was deleted after it had been read, as when an account is erased at the same
 * time. The resource no longer exists; nothing is wrong with the program.
 */
export function isMissingRowError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && missingRowCode.test(String(error.code))) || missingRowMessage.test(error.message);
}
