import { empty, raw, type Sql, sqltag } from '@prisma/client/runtime/client';
import { decodeCursor, encodeCursor, type KeysetPosition } from '../pagination/keyset-cursor.ts';

/** One page of a newest-first list. */
export interface KeysetPage<Row> {
  readonly items: Row[];
  /** The cursor of the next page; null on the last page. */
  readonly nextCursor: string | null;
}

/**
 * Cuts a page out of the rows of a query.
 * @param rows read with a limit of `limit + 1`: a further row means that there is a next page
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
 * The SQL condition `AND (time, id) < (…)` for the rows after a cursor, which an index on both columns serves; empty without a cursor.
 * @param columns names of a timestamptz and a uuid column, written into the SQL as they are: never pass text from a request
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
