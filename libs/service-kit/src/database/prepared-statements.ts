import { createHash } from 'node:crypto';
import type { Sql } from '@prisma/client/runtime/client';
import { type Pool, types as defaultTypes } from 'pg';

/**
 * Returns a name for a prepared statement that is the same for the same SQL text, so that PostgreSQL parses and plans each statement only
 * once per connection.
 */
export const statementName = (sql: string): string => createHash('sha1').update(sql).digest('base64url');

/** The header of a binary array with one dimension, no nulls and elements of type uuid (OID 2950). */
const HEADER = '000000010000000000000b86';
const EMPTY = '000000000000000000000b86';
const FIRST_INDEX = '00000001';
const ELEMENT_LENGTH = '00000010';

/**
 * Returns ids as a parameter of type `uuid[]` in PostgreSQL's binary format, in which node-postgres sends buffers. Parsing hundreds of ids in text
 * form takes PostgreSQL longer than finding their rows.
 */
export function uuidArray(ids: readonly string[]): Buffer {
  if (ids.length === 0) return Buffer.from(EMPTY, 'hex');
  const count = ids.length.toString(16).padStart(8, '0');
  const elements = ids.join(ELEMENT_LENGTH).replaceAll('-', '');
  return Buffer.from(HEADER + count + FIRST_INDEX + ELEMENT_LENGTH + elements, 'hex');
}

/** Runs statements that are built with `Prisma.sql`. */
export interface StatementExecutor {
  query<Row extends object>(statement: Sql): Promise<Row[]>;
}

/**
 * Runs the most frequent statements of a service as named prepared statements on its connection pool, without Prisma, which needs several times the
 * CPU time ([docs/performance.md](../../../../docs/performance.md)). Each statement is its own transaction. Statements are built with `Prisma.sql`,
 * so that values are always parameters. Numbers that influence the query plan, such as a LIMIT, belong in the text.
 */
export class PreparedStatements implements StatementExecutor {
  constructor(private readonly pool: Pick<Pool, 'query'>) {}

  /** Returns the rows of a statement. PostgreSQL parses and plans each text once per connection. */
  query<Row extends object>({ text, values }: Sql): Promise<Row[]> {
    return this.$queryRawUnsafe<Row[]>(text, ...values);
  }

  /** Like `query`, for a text that is not built with `Prisma.sql`. Prisma's client has a method of the same name, so libraries can use either. */
  async $queryRawUnsafe<Rows = unknown>(text: string, ...values: unknown[]): Promise<Rows> {
    const { rows } = await this.pool.query({ name: statementName(text), text, values, types });
    return rows as Rows;
  }
}

const TIMESTAMPTZ_OID = 1184;
const utcTime = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d{1,3})?)\+00$/;

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === TIMESTAMPTZ_OID && format !== 'binary' ? parseTime : defaultTypes.getTypeParser(oid, format as 'text'),
};

const parseAnyTime = defaultTypes.getTypeParser(TIMESTAMPTZ_OID, 'text') as (value: string) => Date;

/** Parses a time as PostgreSQL prints it. In the time zone UTC, the format is almost ISO 8601, which JavaScript parses much faster than others. */
function parseTime(value: string): Date {
  const parts = utcTime.exec(value);
  return parts ? new Date(`${parts[1]}T${parts[2]}Z`) : parseAnyTime(value);
}
