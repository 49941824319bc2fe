/** Prisma's names for a foreign key that leads nowhere and a row that is no longer there to change; PostgreSQL's for the former. */
const goneCode = /^(P2003|P2025|23503)$/;

/** Raw queries carry the code in their message alone. */
const goneMessage = /\bCode: `23503`/;

/**
 * Whether a write failed because what it builds on was deleted after it had been looked at, as when somebody's account is
 * erased at that very moment: nothing is there any more, and no fault of the program.
 */
export function isGoneMeanwhile(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && goneCode.test(String(error.code))) || goneMessage.test(error.message);
}
