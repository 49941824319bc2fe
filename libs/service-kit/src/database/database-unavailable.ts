import { isNativeError } from 'node:util/types';

/**
 * Error codes for a server that cannot be reached, is starting or is shutting down: Prisma's
 * (https://www.prisma.io/docs/orm/reference/error-reference), PostgreSQL's classes 57P and 08
 * (https://www.postgresql.org/docs/current/errcodes-appendix.html), and those of sockets.
 */
const unavailableCode = /^(P1001|P1002|P1008|P1017|P2024|57P0[123]|08[0-9A-Z]{3}|ECONNREFUSED|ECONNRESET)$/;

/** Finds PostgreSQL's error code in the message of an error, because Prisma's errors of raw queries have the code only there. */
const unavailableMessage =
  /Can't reach database server|Server has closed the connection|Connection terminated|\bCode: `(57P0[123]|08[0-9A-Z]{3})`/;

/**
 * How many nested `cause`s are examined: Prisma wraps its adapter's error, which wraps pg's error, which wraps the socket's error. The
 * limit also ends the search in a cycle of causes.
 */
const CAUSE_DEPTH_MAX = 5;

/**
 * Whether an error means that the database is unavailable: a retry may succeed, and nothing is wrong with the program. `isNativeError`
 * also recognises the errors of sockets in tests, where Jest's global `Error` is another one.
 */
export function isDatabaseUnavailable(error: unknown, depth = CAUSE_DEPTH_MAX): boolean {
  if (!isNativeError(error) || depth === 0) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    unavailableCode.test(code) ||
    unavailableMessage.test(error.message) ||
    isDatabaseUnavailable(error.cause, depth - 1)
  );
}
