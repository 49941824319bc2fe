import type { PageQuery } from '@memory/contracts';
import { keysetCondition, type KeysetPage, type PreparedStatements, toKeysetPage } from '@memory/service-kit/database';
import { Prisma } from '../generated/prisma/client.ts';
import { entryColumns, type EntryRow, toEntryRecord } from './entry-record.ts';
import type { EntryRecord } from './entry.presenter.ts';

export type EntryPage = KeysetPage<EntryRecord>;

/** A page of a list whose length a counter stores. */
export interface CountedEntryPage extends EntryPage {
  /** The number of entries of the whole list. */
  readonly total: number;
}

export const newestEntriesFirst = Prisma.sql`e.created_at DESC, e.id DESC`;

/**
 * Returns the SQL condition for the entries `e` that follow a keyset cursor.
 * @throws ApiError `bad_cursor`
 */
export const entriesAfterCursor = (cursor: string | undefined): Prisma.Sql =>
  keysetCondition(cursor, { time: 'e.created_at', id: 'e.id' });

/** Returns a number as an SQL literal. With a parameter (`LIMIT $1`), PostgreSQL would plan the query again for every call. */
export const sqlNumberLiteral = (count: number): Prisma.Sql => Prisma.raw(String(count));

const pageOf = (scope: Prisma.Sql, { limit, cursor }: PageQuery): Prisma.Sql => Prisma.sql`
  FROM entry e JOIN author a ON a.user_id = e.author_id
  WHERE ${scope} ${entriesAfterCursor(cursor)}
  ORDER BY ${newestEntriesFirst}
  LIMIT ${sqlNumberLiteral(limit + 1)}`;

/**
 * Reads a page of the entries that match `scope` (a condition of `entryScopes`), newest first.
 * @throws ApiError `bad_cursor`
 */
export async function readEntryPage(
  statements: PreparedStatements,
  scope: Prisma.Sql,
  query: PageQuery,
): Promise<EntryPage> {
  const rows = await statements.query<EntryRow>(Prisma.sql`SELECT ${entryColumns} ${pageOf(scope, query)}`);
  return toEntryPage(rows.map(toEntryRecord), query.limit);
}

/**
 * Reads a page like `readEntryPage`. The same statement also reads the number of all entries, which saves a second round trip.
 * @param total an SQL expression from entry-counters.ts
 * @throws ApiError `bad_cursor`
 */
export async function readCountedEntryPage(
  statements: PreparedStatements,
  scope: Prisma.Sql,
  query: PageQuery,
  total: Prisma.Sql,
): Promise<CountedEntryPage> {
  const statement = Prisma.sql`SELECT ${entryColumns}, ${total} AS total ${pageOf(scope, query)}`;
  return toCountedEntryPage(statements, await statements.query(statement), query.limit, total);
}

export type CountedEntryRow = EntryRow & { readonly total: number };

/** Converts rows to a page. Each row contains the total; for a page without rows, a separate statement reads the total. */
export async function toCountedEntryPage(
  statements: PreparedStatements,
  rows: readonly CountedEntryRow[],
  limit: number,
  total: Prisma.Sql,
): Promise<CountedEntryPage> {
  const [first = (await statements.query<{ total: number }>(Prisma.sql`SELECT ${total} AS total`))[0]!] = rows;
  return { ...toEntryPage(rows.map(toEntryRecord), limit), total: first.total };
}

const entriesByIdQuery = (
  columns: Prisma.Sql,
  selection: Prisma.Sql,
  scope: Prisma.Sql,
  withQueries = Prisma.empty,
): Prisma.Sql => Prisma.sql`
  WITH ${withQueries} selected AS MATERIALIZED (${selection})
  SELECT ${columns}
  FROM selected JOIN entry e ON e.id = selected.id JOIN author a ON a.user_id = e.author_id
  WHERE ${scope}
  ORDER BY ${newestEntriesFirst}`;

/**
 * Reads the entries whose ids the query `selection` returns, newest first. The condition `scope` is checked again, because an entry may
 * have changed since the ids were read.
 */
export async function readEntriesByIdQuery(
  statements: PreparedStatements,
  selection: Prisma.Sql,
  scope: Prisma.Sql,
): Promise<EntryRecord[]> {
  const rows = await statements.query<EntryRow>(entriesByIdQuery(entryColumns, selection, scope));
  return rows.map(toEntryRecord);
}

/**
 * Reads rows as `readEntriesByIdQuery` does, each with the number of all entries (see `readCountedEntryPage`).
 * @param withQueries SQL: WITH queries that `selection` and `total` use, each followed by a comma
 */
export function readCountedRowsByIdQuery(
  statements: PreparedStatements,
  selection: Prisma.Sql,
  scope: Prisma.Sql,
  total: Prisma.Sql,
  withQueries = Prisma.empty,
): Promise<CountedEntryRow[]> {
  return statements.query(
    entriesByIdQuery(Prisma.sql`${entryColumns}, ${total} AS total`, selection, scope, withQueries),
  );
}

/**
 * Converts entries to a page with a cursor for the next page.
 * @param records up to `limit + 1` entries; the extra entry shows that there is a next page
 */
export const toEntryPage = (records: readonly EntryRecord[], limit: number): EntryPage =>
  toKeysetPage(records, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
