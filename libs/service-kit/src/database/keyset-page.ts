import { empty, raw, type Sql, sqltag } from '@prisma/client/runtime/client';
import { type KeysetPosition, decodeCursor, encodeCursor } from '../http/pagination.ts';

/** One page of a list that is sorted by time, newest first. */
export interface KeysetPage<Row> {
  readonly items: Row[];
  /** The cursor of the next page; null on the last page. */
  readonly nextCursor: string | null;
}

/**
 * Makes a page from the rows of a query.
 * @param rows rows that were read with a limit of `limit + 1`: the additional row shows that there is a next page
 */
export function toKeysetPage<Row>(
  rows: readonly Row[],
  limit: number,
  positionOf: (row: Row) => KeysetPosition,
): KeysetPage<Row> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const hasNextPage = rows.length > limit && last !== undefined;
  return { items, nextCursor: hasNextPage ? encodeCursor(positionOf(last)) : null };
}

/**
 * Returns the SQL condition `AND (time, id) < (…)` for the rows after a cursor; an empty condition without a cursor. PostgreSQL can evaluate the
 * condition with an index on both columns.
 * @param columns the names of a timestamptz and a uuid column. They are inserted into the SQL unescaped, so they must never come from a request.
 * @throws ApiError `bad_cursor`
 */
export function keysetCondition(cursor: string | undefined, columns: { time: string; id: string }): Sql {
  if (cursor === undefined) return empty;
  const { at, id } = decodeCursor(cursor);
  return sqltag`AND (${raw(columns.time)}, ${raw(columns.id)}) < (${at}::timestamptz, ${id}::uuid)`;
}

/**
 * The condition of `keysetCondition` in the form of Prisma's `where`, on the fields `createdAt` and `id`.
 * @throws ApiError `bad_cursor`
 */
export function keysetFilter(cursor: string | undefined) {
  if (cursor === undefined) return {};
  const { at, id } = decodeCursor(cursor);
  return { createdAt: { lte: at }, OR: [{ createdAt: { lt: at } }, { id: { lt: id } }] };
}
