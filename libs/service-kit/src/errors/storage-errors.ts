import { isNativeError } from 'node:util/types';

interface ErrorPattern {
  readonly code: RegExp;
  /** Finds PostgreSQL's error code in an error message, because Prisma's errors of raw queries contain the code only in their message. */
  readonly message: RegExp;
}

/**
 * How many nested `cause`s are examined: Prisma wraps its adapter's error, which wraps pg's error, which wraps the socket's error. The limit also
 * ends the search when causes form a cycle.
 */
const CAUSE_DEPTH_MAX = 5;

/**
 * Whether an error or one of its causes matches the pattern. `isNativeError` also recognises the errors of another realm, where `Error` is a
 * different class.
 */
function matchesErrorPattern(error: unknown, pattern: ErrorPattern, depth = CAUSE_DEPTH_MAX): boolean {
  if (!isNativeError(error) || depth === 0) return false;
  // Prisma's adapter puts PostgreSQL's code into `originalCode`.
  const { code, originalCode } = error as { code?: unknown; originalCode?: unknown };
  return (
    pattern.code.test(String(code)) ||
    pattern.code.test(String(originalCode)) ||
    pattern.message.test(error.message) ||
    matchesErrorPattern(error.cause, pattern, depth - 1)
  );
}

/**
 * Errors after which a statement has certainly had no effect:
 * - The server accepts no connection: it cannot be reached, is starting, or has no connection left. Or this process's own pool has no connection left
 *   (the messages of Prisma and pg for this have no code).
 * - The statement was not sent, because its connection had already ended.
 * - The transaction took too long, and Prisma has rolled it back.
 *
 * The codes come from Prisma (https://www.prisma.io/docs/orm/reference/error-reference), PostgreSQL
 * (https://www.postgresql.org/docs/current/errcodes-appendix.html) and sockets.
 */
const refused: ErrorPattern = {
  code: /^(P1001|P1002|P2024|57P03|08001|08004|ECONNREFUSED)$/,
  message: new RegExp(
    [
      "Can't reach database server",
      'Unable to start a transaction in the given time',
      'timeout exceeded when trying to connect',
      'timeout expired',
      'is not queryable',
      'cannot be executed on an expired transaction',
      '\\bCode: `(57P03|08001|08004)`',
    ].join('|'),
  ),
};

/** Errors of a connection that ended while a statement was running, because the server is shutting down or has crashed. */
const lost: ErrorPattern = {
  code: /^(P1008|P1017|57P0[12]|08[0-9A-Z]{3}|ECONNRESET|EPIPE)$/,
  message: /Server has closed the connection|Connection terminated|\bCode: `(57P0[12]|08[0-9A-Z]{3})`/,
};

/** Whether an error means that the database is unavailable. A retry may succeed, and the program has no fault. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  matchesErrorPattern(error, refused) || matchesErrorPattern(error, lost);

/** Whether the connection ended during a statement. It is then unknown whether the statement, or the transaction that it commits, took effect. */
export const isConnectionLost = (error: unknown): boolean =>
  !matchesErrorPattern(error, refused) && matchesErrorPattern(error, lost);

/**
 * Errors of a full disk: PostgreSQL's code (https://www.postgresql.org/docs/current/errcodes-appendix.html), the file system's codes for a full disk
 * and for an exceeded disk quota, and the code of S3 servers made by MinIO.
 */
const storageFull: ErrorPattern = { code: /^(53100|ENOSPC|EDQUOT|XMinioStorageFull)$/, message: /\bCode: `53100`/ };

/** Whether a write failed because the disk of the database or of the files is full. The write has then stored nothing. */
export const isStorageFull = (error: unknown): boolean => matchesErrorPattern(error, storageFull);

/**
 * Errors of a transaction that PostgreSQL has ended in favour of another transaction: a deadlock, a serialization failure, or a wait for a lock that
 * exceeds `lock_timeout` (https://www.postgresql.org/docs/current/errcodes-appendix.html). P2034 is Prisma's code for all of them.
 */
const conflict: ErrorPattern = { code: /^(P2034|40P01|40001|55P03)$/, message: /\bCode: `(40P01|40001|55P03)`/ };

/** Whether a transaction was rolled back because of a concurrent transaction. It has then stored nothing, and a retry may succeed. */
export const isTransactionConflict = (error: unknown): boolean => matchesErrorPattern(error, conflict);

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
