import { createHash } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';

/** How each service's Prisma client speaks to its own PostgreSQL database. */
export function postgresOptions(connectionString: string) {
  return {
    adapter: new PrismaPg({ connectionString }, { statementNameGenerator: statementName }),
    // The longer formats repeat the values of a failed call, somebody's memories or a password's hash, in what gets logged.
    errorFormat: 'minimal' as const,
  };
}

/** One name per statement text: PostgreSQL then parses and plans each only once per connection. */
const statementName = ({ sql }: { sql: string }): string => createHash('sha1').update(sql).digest('base64url');

/** Prisma's code for a value that a unique column has already (https://www.prisma.io/docs/orm/reference/error-reference#p2002). */
const UNIQUE_VIOLATION = 'P2002';

/** Whether a write failed because what it would have stored exists already, in the unique index `index` where one is named. */
export function isUniqueViolation(error: unknown, index = ''): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === UNIQUE_VIOLATION &&
    'meta' in error &&
    JSON.stringify(error.meta).includes(index)
  );
}
