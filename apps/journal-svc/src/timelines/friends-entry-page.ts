import type { PageQuery } from '@memory/contracts';
import type { PreparedStatements } from '@memory/service-kit/database';
import { totalVisibleToFriends } from '../entries/entry-counters.ts';
import {
  entriesAfterCursor,
  type CountedEntryPage,
  newestEntriesFirst,
  readCountedRowsByIdQuery,
  sqlNumberLiteral,
  toCountedEntryPage,
} from '../entries/entry-page.ts';
import { entryScopes } from '../entries/entry.policy.ts';
import { Prisma } from '../generated/prisma/client.ts';

/** The number of the newest entries of all authors that are searched first for entries of friends. */
const NEWEST_ENTRIES_WINDOW = 2_000;

/**
 * Reads a page of the entries that the given authors show to friends, newest first, and the number of these entries, in one statement. The
 * statement first searches the newest entries of all authors; this fills the page when the friends write often. Otherwise it merges the newest
 * entries of each friend. Both ways search indexes and read only the page's entries from the table.
 * @param friends SQL: a query of ids (`Relations.friendsOf`)
 * @throws ApiError `bad_cursor`
 */
export async function readFriendsEntryPage(
  statements: PreparedStatements,
  friends: Prisma.Sql,
  { limit, cursor }: PageQuery,
): Promise<CountedEntryPage> {
  const keyset = entriesAfterCursor(cursor);
  const count = sqlNumberLiteral(limit + 1);
  // `IS TRUE` keeps PostgreSQL from joining the friends with the entries, for which it would read and sort the whole window. With `IS TRUE`,
  // PostgreSQL looks each author up in a hash table and stops when the page is full.
  const withQueries = Prisma.sql`
    friend AS MATERIALIZED (${friends}),
    recent AS MATERIALIZED (
      SELECT w.id FROM (
        SELECT e.id, e.author_id, e.created_at FROM entry e
        WHERE ${entryScopes.visibleToFriends} ${keyset} ORDER BY ${newestEntriesFirst} LIMIT ${sqlNumberLiteral(NEWEST_ENTRIES_WINDOW)}
      ) w WHERE (w.author_id IN (SELECT id FROM friend)) IS TRUE ORDER BY w.created_at DESC, w.id DESC LIMIT ${count}
    ),`;
  const isFull = Prisma.sql`(SELECT count(*) FROM recent) = ${count}`;
  const selection = Prisma.sql`
    SELECT id FROM recent WHERE ${isFull}
    UNION ALL
    (SELECT n.id FROM friend CROSS JOIN LATERAL (
      SELECT e.id, e.created_at FROM entry e
      WHERE e.author_id = friend.id AND ${entryScopes.visibleToFriends} ${keyset} ORDER BY ${newestEntriesFirst} LIMIT ${count}
    ) n WHERE NOT (${isFull}) ORDER BY n.created_at DESC, n.id DESC LIMIT ${count})`;
  const total = totalVisibleToFriends(Prisma.sql`ARRAY(SELECT id FROM friend)`);
  const scope = entryScopes.visibleToFriends;
  const rows = await readCountedRowsByIdQuery(statements, selection, scope, total, withQueries);
  return toCountedEntryPage(statements, rows, limit, totalVisibleToFriends(Prisma.sql`ARRAY(${friends})`));
}
