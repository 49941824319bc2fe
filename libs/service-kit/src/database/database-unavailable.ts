import { type ErrorPattern, matchesErrorPattern } from '../errors/error-pattern.ts';

/**
 * Errors of a server that accepts no connection: it cannot be reached, is starting, or has no connection left, as the pool of this process may
 * (the messages of Prisma and pg have no code of their own); of a statement that was not sent, because its connection had ended before; and of
 * a transaction that took too long, which Prisma has rolled back. The codes are Prisma's
 * (https://www.prisma.io/docs/orm/reference/error-reference), PostgreSQL's (https://www.postgresql.org/docs/current/errcodes-appendix.html)
 * and those of sockets.
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

/** Errors of a connection that ended while a statement was running, because the server shuts down or has crashed. */
const lost: ErrorPattern = {
  code: /^(P1008|P1017|57P0[12]|08[0-9A-Z]{3}|ECONNRESET|EPIPE)$/,
  message: /Server has closed the connection|Connection terminated|\bCode: `(57P0[12]|08[0-9A-Z]{3})`/,
};

/** Whether an error means that the database is unavailable: a retry may succeed, and nothing is wrong with the program. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  matchesErrorPattern(error, refused) || matchesErrorPattern(error, lost);

/** Whether the connection ended during a statement. Whether this statement, or the transaction that it commits, took effect is unknown. */
export const isConnectionLost = (error: unknown): boolean =>
  !matchesErrorPattern(error, refused) && matchesErrorPattern(error, lost);
