import { isNativeError } from 'node:util/types';

/**
 * Error codes of a transaction that PostgreSQL has ended in favour of another one: a deadlock, and a serialization failure
 * (https://www.postgresql.org/docs/current/errcodes-appendix.html); and Prisma's for either.
 */
const conflictCode = /^(P2034|40P01|40001)$/;

/** Finds PostgreSQL's error code in the message of an error, because Prisma's errors of raw queries have the code only there. */
const conflictMessage = /\bCode: `(40P01|40001)`/;

/** How many nested `cause`s are examined (see `isDatabaseUnavailable`). */
const CAUSE_DEPTH_MAX = 5;

/** Whether a transaction was rolled back because of a concurrent one. Nothing of it has been stored, and a retry may succeed. */
export function isTransactionConflict(error: unknown, depth = CAUSE_DEPTH_MAX): boolean {
  if (!isNativeError(error) || depth === 0) return false;
  const { code, originalCode } = error as { code?: unknown; originalCode?: unknown };
  return (
    conflictCode.test(String(code)) ||
    conflictCode.test(String(originalCode)) ||
    conflictMessage.test(error.message) ||
    isTransactionConflict(error.cause, depth - 1)
  );
}
