/** Prisma's names for a foreign key that leads nowhere and a row that is no longer there to change; PostgreSQL's for the former. */
const missingRowCode = /^(P2003|P2025|23503)$/;

/** Raw queries carry the code in their message alone. */
const missingRowMessage = /\bCode: `23503`/;

/**
 * Whether a write failed because what it builds on was deleted after it had been looked at, as when somebody's account is
 * erased at that very moment: nothing is there any more, and no fault of the program.
 */
export function isMissingRowError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && missingRowCode.test(String(error.code))) || missingRowMessage.test(error.message);
}
