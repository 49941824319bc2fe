/**
 * How Prisma and pg say that the server cannot be reached, is starting or is going down: Prisma's own codes
 * (https://www.prisma.io/docs/orm/reference/error-reference), PostgreSQL's classes 57P and 08
 * (https://www.postgresql.org/docs/current/errcodes-appendix.html), and the socket's.
 */
const unavailableCode = /^(P1001|P1002|P1008|P1017|P2024|57P0[123]|08[0-9A-Z]{3}|ECONNREFUSED|ECONNRESET)$/;

/** Raw queries carry the code in their message alone. */
const unavailableMessage =
  /Can't reach database server|Server has closed the connection|Connection terminated|\bCode: `(57P0[123]|08[0-9A-Z]{3})`/;

/** Deep enough for Prisma around its adapter around pg around a socket; an end for errors that cause themselves. */
const CAUSE_DEPTH_MAX = 5;

/** Whether something failed only because the database is away: worth trying again soon, and no fault of the program. */
export function isDatabaseUnavailable(error: unknown, depth = CAUSE_DEPTH_MAX): boolean {
  if (!(error instanceof Error) || depth === 0) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    unavailableCode.test(code) ||
    unavailableMessage.test(error.message) ||
    isDatabaseUnavailable(error.cause, depth - 1)
  );
}
