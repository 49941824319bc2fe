import { type ErrorPattern, matchesErrorPattern } from './error-pattern.ts';

/**
 * Errors of a transaction that PostgreSQL has ended in favour of another one: a deadlock, a serialization failure, and a wait for a lock that exceeds
 * `lock_timeout` (https://www.postgresql.org/docs/current/errcodes-appendix.html); P2034 is Prisma's code for either.
 */
const conflict: ErrorPattern = { code: /^(P2034|40P01|40001|55P03)$/, message: /\bCode: `(40P01|40001|55P03)`/ };

/** Whether a transaction was rolled back because of a concurrent one. Nothing of it has been stored, and a retry may succeed. */
export const isTransactionConflict = (error: unknown): boolean => matchesErrorPattern(error, conflict);
