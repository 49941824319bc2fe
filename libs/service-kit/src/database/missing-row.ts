/** Prisma's codes for a foreign key without its row and for an update of a missing row; PostgreSQL's code for the former. */
const missingRowCode = /^(P2003|P2025|23503)$/;

/** Errors of raw queries have the code only in their message. */
const missingRowMessage = /\bCode: `23503`/;

/**
 * Whether a write failed because a row it refers to was deleted after it had been read, as when an account is erased at the same
 * time. The resource no longer exists; nothing is wrong with the program.
 */
export function isMissingRowError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && missingRowCode.test(String(error.code))) || missingRowMessage.test(error.message);
}
