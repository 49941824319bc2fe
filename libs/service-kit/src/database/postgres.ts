import { PrismaPg } from '@prisma/adapter-pg';
import { Pool } from 'pg';
import { isTracingOn } from '../tracing/tracing.ts';
import { LostConnectionDetector } from './lost-connection-detector.ts';
import { statementName } from './prepared-statements.ts';
import { TracedPool } from './traced-pool.ts';

/** How long a query waits for a free connection, in milliseconds: longer than a transaction waits. The request then fails with a 503. */
const CONNECTION_TIMEOUT_MS = 6_000;

/**
 * Creates a service's connection pool.
 * @param timeoutMs how long a statement waits for a response before its connection is checked, in milliseconds (`LostConnectionDetector`)
 */
export function createPool(connectionString: string, timeoutMs: number): Pool {
  const options = { connectionString, connectionTimeoutMillis: CONNECTION_TIMEOUT_MS };
  const pool = isTracingOn() ? new TracedPool(options) : new Pool(options);
  // Without this handler, an idle connection that breaks would end the process. The pool replaces the connection, and the next query reports the
  // cause.
  pool.on('error', () => undefined);
  new LostConnectionDetector(connectionString, timeoutMs).watch(pool);
  return pool;
}

/**
 * Returns the options of a service's Prisma client: the pg adapter with named prepared statements, and short error messages.
 * @param database the URL of the database, or a pool, which the client then does not close
 */
export function postgresOptions(database: string | Pool) {
  const connection = typeof database === 'string' ? { connectionString: database } : database;
  return {
    adapter: new PrismaPg(connection, { statementNameGenerator: ({ sql }) => statementName(sql) }),
    // Prisma's longer formats would put the values of a failed query (entry texts, password hashes) into error messages, which are logged.
    errorFormat: 'minimal' as const,
  };
}

/**
 * Prisma's error codes for the violation of a unique constraint and for a failed raw statement
 * (https://www.prisma.io/docs/orm/reference/error-reference#p2002). The details of both contain PostgreSQL's code.
 */
const UNIQUE_VIOLATION = { prisma: ['P2002', 'P2010'], postgres: '"originalCode":"23505"' };

/**
 * Whether a write failed because it violated a unique constraint, also in a raw statement; with `index`, whether it violated the constraint of this
 * name.
 */
export function isUniqueViolation(error: unknown, index = ''): boolean {
  if (!(error instanceof Error && 'code' in error && 'meta' in error)) return false;
  const details = JSON.stringify(error.meta);
  return (
    UNIQUE_VIOLATION.prisma.includes(String(error.code)) &&
    details.includes(UNIQUE_VIOLATION.postgres) &&
    details.includes(index)
  );
}
