import type { PageQuery } from '@memory/contracts';
import type { Database } from '../database.ts';
import {
  entriesAfterCursor,
  entryColumns,
  type EntryPage,
  newestEntriesFirst,
  sqlLiteral,
  toEntryPage,
} from '../entries/entry-page.ts';
import { entryScopes } from '../entries/entry.policy.ts';
import type { EntryRecord } from '../entries/entry.presenter.ts';
import { Prisma } from '../generated/prisma/client.ts';

/** The number of entries that the first query searches for entries of friends: the newest entries of all authors. */
const NEWEST_ENTRIES_WINDOW = 2_000;

/**
 * Reads a page of the entries that these authors show to friends, newest first. A first query searches the newest entries of all authors,
 * which fills the page when the friends write often. Otherwise a second query merges the newest entries of each friend. Both queries search
 * in indexes and read only the entries of the page from the table.
 * @throws ApiError `bad_cursor`
 */
export async function readFriendsEntryPage(
  database: Database,
  friendIds: readonly string[],
  { limit, cursor }: PageQuery,
): Promise<EntryPage> {
  if (friendIds.length === 0) return { items: [], nextCursor: null };
  // The ids are passed as one text parameter, because hundreds of parameters are slow to serialize and to parse.
  const friends = Prisma.sql`unnest(string_to_array(${friendIds.join()}, ',')::uuid[])`;
  const keyset = entriesAfterCursor(cursor);
  const count = sqlLiteral(limit + 1);
  const amongNewest = Prisma.sql`
    SELECT w.id FROM (
      SELECT e.id, e.author_id, e.created_at FROM entry e
      WHERE ${entryScopes.visibleToFriends} ${keyset} ORDER BY ${newestEntriesFirst} LIMIT ${sqlLiteral(NEWEST_ENTRIES_WINDOW)}
    ) w WHERE w.author_id IN (SELECT ${friends}) ORDER BY w.created_at DESC, w.id DESC LIMIT ${count}`;
  const newestOfEachFriend = Prisma.sql`
    SELECT n.id FROM ${friends} AS friend (id) CROSS JOIN LATERAL (
      SELECT e.id, e.created_at FROM entry e
      WHERE e.author_id = friend.id AND ${entryScopes.visibleToFriends} ${keyset} ORDER BY ${newestEntriesFirst} LIMIT ${count}
    ) n ORDER BY n.created_at DESC, n.id DESC LIMIT ${count}`;

  const found = await readEntriesByIds(database, amongNewest);
  return toEntryPage(found.length > limit ? found : await readEntriesByIds(database, newestOfEachFriend), limit);
}

/**
 * Reads the entries whose ids the query `selection` returns. The privacy level is checked again, because it may have changed since the ids
 * were read.
 */
function readEntriesByIds(database: Database, selection: Prisma.Sql): Promise<EntryRecord[]> {
  return database.$queryRaw<EntryRecord[]>`
    WITH selected AS MATERIALIZED (${selection})
    SELECT ${entryColumns}
    FROM selected JOIN entry e ON e.id = selected.id JOIN author a ON a.user_id = e.author_id
    WHERE ${entryScopes.visibleToFriends}
    ORDER BY ${newestEntriesFirst}`;
}
