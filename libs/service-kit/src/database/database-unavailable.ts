import { type ErrorPattern, matchesErrorPattern } from '../errors/error-pattern.ts';

/**
 * Errors after which a statement has certainly had no effect:
 * - The server accepts no connection: it cannot be reached, is starting, or has no connection left. Or this process's own pool has no connection left
 *   (the messages of Prisma and pg for this have no code).
 * - The statement was not sent, because its connection had already ended.
 * - The transaction took too long, and Prisma has rolled it back.
 *
 * The codes are those of Prisma (https://www.prisma.io/docs/orm/reference/error-reference), PostgreSQL
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
