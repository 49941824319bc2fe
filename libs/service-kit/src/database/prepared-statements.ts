import type { Sql } from '@prisma/client/runtime/client';
import { type Pool, types as defaultTypes } from 'pg';
import { statementName } from './statement-name.ts';

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
