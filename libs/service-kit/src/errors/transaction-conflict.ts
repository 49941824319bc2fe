import { type ErrorPattern, matchesErrorPattern } from './error-pattern.ts';

/**
 * Errors of a transaction that PostgreSQL has ended in favour of another transaction: a deadlock, a serialization failure, or a wait for a lock that
 * exceeds `lock_timeout` (https://www.postgresql.org/docs/current/errcodes-appendix.html). P2034 is Prisma's code for all of them.
 */
const conflict: ErrorPattern = { code: /^(P2034|40P01|40001|55P03)$/, message: /\bCode: `(40P01|40001|55P03)`/ };

/** Whether a transaction was rolled back because of a concurrent transaction. It has then stored nothing, and a retry may succeed. */
export const isTransactionConflict = (error: unknown): boolean => matchesErrorPattern(error, conflict);
