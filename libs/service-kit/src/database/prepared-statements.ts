import type { Sql } from '@prisma/client/runtime/client';
import { type Pool, types as defaultTypes } from 'pg';
import { statementName } from './statement-name.ts';

/**
 * Runs the most frequent reads of a service as named prepared statements on its connection pool, without Prisma, which needs several times
 * the CPU time for the rows of a list ([docs/performance.md](../../../../docs/performance.md)). Statements are built with `Prisma.sql`, so
 * that values are always parameters. Numbers that decide about the plan, such as a LIMIT, belong into the text.
 */
export class PreparedStatements {
  constructor(private readonly pool: Pick<Pool, 'query'>) {}

  /** Reads rows. PostgreSQL parses and plans each text once per connection. */
  async query<Row extends object>({ text, values }: Sql): Promise<Row[]> {
    const { rows } = await this.pool.query<Row>({ name: statementName(text), text, values, types });
    return rows;
  }
}

const TIMESTAMPTZ_OID = 1184;
const utcTime = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d{1,3})?)\+00$/;

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === TIMESTAMPTZ_OID && format !== 'binary' ? parseTime : defaultTypes.getTypeParser(oid, format as 'text'),
};

const parseAnyTime = defaultTypes.getTypeParser(TIMESTAMPTZ_OID, 'text') as (value: string) => Date;

/** Parses a time as PostgreSQL prints it. In the time zone UTC it is almost ISO 8601, which JavaScript parses much faster. */
function parseTime(value: string): Date {
  const parts = utcTime.exec(value);
  return parts ? new Date(`${parts[1]}T${parts[2]}Z`) : parseAnyTime(value);
}
