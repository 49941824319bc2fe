import { createHash } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';

/** Options of a service's Prisma client: the pg adapter with named prepared statements, and short error messages. */
export function postgresOptions(connectionString: string) {
  return {
    adapter: new PrismaPg({ connectionString }, { statementNameGenerator: statementName }),
    // The longer formats put the values of a failed query (entry texts, password hashes) into messages that are logged.
    errorFormat: 'minimal' as const,
  };
}

/** Returns the same name for the same SQL text, so that PostgreSQL parses and plans each statement only once per connection. */
const statementName = ({ sql }: { sql: string }): string => createHash('sha1').update(sql).digest('base64url');

/** Prisma's code for a unique constraint violation (https://www.prisma.io/docs/orm/reference/error-reference#p2002). */
const UNIQUE_VIOLATION = 'P2002';

/** Whether a write failed with a unique constraint violation; with `index`, only one of that index. */
export function isUniqueViolation(error: unknown, index = ''): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === UNIQUE_VIOLATION &&
    'meta' in error &&
    JSON.stringify(error.meta).includes(index)
  );
}
