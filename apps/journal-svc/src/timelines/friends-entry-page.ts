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
import { entryScopes, idArray } from '../entries/entry.policy.ts';
import { Prisma } from '../generated/prisma/client.ts';

/** The number of entries that the first query searches for entries of friends: the newest entries of all authors. */
const NEWEST_ENTRIES_WINDOW = 2_000;

/**
 * Reads a page of the entries that these authors show to friends, newest first, and their total. A first query searches the newest entries of all authors,
 * which fills the page when the friends write often. Otherwise a second query merges the newest entries of each friend. Both queries search
 * in indexes and read only the entries of the page from the table.
 * @throws ApiError `bad_cursor`
 */
export async function readFriendsEntryPage(
  statements: PreparedStatements,
  friendIds: readonly string[],
  { limit, cursor }: PageQuery,
): Promise<CountedEntryPage> {
  if (friendIds.length === 0) return { items: [], nextCursor: null, total: 0 };
  const ids = idArray(friendIds);
  const friends = Prisma.sql`unnest(${ids})`;
  const keyset = entriesAfterCursor(cursor);
  const count = sqlNumberLiteral(limit + 1);
  // `IS TRUE` keeps PostgreSQL from joining the friends with the entries, for which it would read and sort the whole window. It looks each
  // author up in a hash table instead, and stops when the page is full.
  const amongNewest = Prisma.sql`
    SELECT w.id FROM (
      SELECT e.id, e.author_id, e.created_at FROM entry e
      WHERE ${entryScopes.visibleToFriends} ${keyset} ORDER BY ${newestEntriesFirst} LIMIT ${sqlNumberLiteral(NEWEST_ENTRIES_WINDOW)}
    ) w WHERE (w.author_id IN (SELECT ${friends})) IS TRUE ORDER BY w.created_at DESC, w.id DESC LIMIT ${count}`;
  const newestOfEachFriend = Prisma.sql`
    SELECT n.id FROM ${friends} AS friend (id) CROSS JOIN LATERAL (
      SELECT e.id, e.created_at FROM entry e
      WHERE e.author_id = friend.id AND ${entryScopes.visibleToFriends} ${keyset} ORDER BY ${newestEntriesFirst} LIMIT ${count}
    ) n ORDER BY n.created_at DESC, n.id DESC LIMIT ${count}`;

  const total = totalVisibleToFriends(ids);
  const read = (selection: Prisma.Sql) =>
    readCountedRowsByIdQuery(statements, selection, entryScopes.visibleToFriends, total);
  const found = await read(amongNewest);
  const rows = found.length > limit ? found : await read(newestOfEachFriend);
  return toCountedEntryPage(statements, rows, limit, total);
}
