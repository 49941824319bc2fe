import { encodeCursor, type KeysetPosition } from '@memory/service-kit';
import type { PreparedStatements } from '@memory/service-kit/database';
import {
  type EntryPage,
  entriesAfterCursor,
  newestEntriesFirst,
  readEntriesByIdQuery,
  sqlNumberLiteral,
} from '../entries/entry-page.ts';
import { entryScopes, idArray } from '../entries/entry.policy.ts';
import type { EntryRecord } from '../entries/entry.presenter.ts';
import { mayContainPartsSql, SEARCH_BATCH_SIZE, selectMatches, type TextSearch } from '../entries/search-entry-page.ts';
import { Prisma } from '../generated/prisma/client.ts';

/**
 * The maximum number of entries that one request searches; the search signatures exclude most of these entries. Without this limit, a search for a
 * text that no entry contains would search every public entry of the installation.
 */
const ENTRIES_SEARCHED_PER_REQUEST = 5_000;

/**
 * Searches the public entries of all authors except the hidden authors.
 * @param hiddenAuthors SQL: a query of ids (`Relations.hiddenFrom`)
 * @returns a page that may have fewer entries than the limit, or none, although there is a next page
 * @throws ApiError `bad_cursor`
 */
export function searchPublicEntries(
  statements: PreparedStatements,
  hiddenAuthors: Prisma.Sql,
  search: TextSearch,
  searchedEntries = ENTRIES_SEARCHED_PER_REQUEST,
): Promise<EntryPage> {
  const searched = Prisma.sql`
    SELECT e.id, e.created_at FROM entry e
    WHERE ${entryScopes.publicExceptBy(hiddenAuthors)} ${entriesAfterCursor(search.cursor)}
    ORDER BY ${newestEntriesFirst} LIMIT ${sqlNumberLiteral(searchedEntries)}`;
  return readMatches(statements, { searched, searchedEntries, scope: entryScopes.public }, search);
}

/**
 * Searches the entries that the given authors show to friends.
 * @param friends SQL: a query of ids (`Relations.friendsOf`)
 * @returns a page that may have fewer entries than the limit, or none, although there is a next page
 * @throws ApiError `bad_cursor`
 */
export function searchFriendsEntries(
  statements: PreparedStatements,
  friends: Prisma.Sql,
  search: TextSearch,
  searchedEntries = ENTRIES_SEARCHED_PER_REQUEST,
): Promise<EntryPage> {
  const count = sqlNumberLiteral(searchedEntries);
  const searched = Prisma.sql`
    SELECT n.id, n.created_at FROM (${friends}) AS friend CROSS JOIN LATERAL (
      SELECT e.id, e.created_at FROM entry e
      WHERE e.author_id = friend.id AND ${entryScopes.visibleToFriends} ${entriesAfterCursor(search.cursor)}
      ORDER BY ${newestEntriesFirst} LIMIT ${count}
    ) n ORDER BY n.created_at DESC, n.id DESC LIMIT ${count}`;
  return readMatches(statements, { searched, searchedEntries, scope: entryScopes.visibleToFriends }, search);
}

interface SearchedEntries {
  /** Selects the id and the creation time of the newest entries after the cursor, at most `searchedEntries`. */
  readonly searched: Prisma.Sql;
  readonly searchedEntries: number;
  readonly scope: Prisma.Sql;
}

async function readMatches(
  statements: PreparedStatements,
  entries: SearchedEntries,
  search: TextSearch,
): Promise<EntryPage> {
  const page = await selectMatches(readCandidates(statements, entries, search), search);
  if (page.nextCursor !== null) return page;
  // The page is not full. The next request continues after the last entry that this request has searched, if there are older entries.
  const [last] = await statements.query<KeysetPosition>(Prisma.sql`
    SELECT e.created_at AS at, e.id FROM (${entries.searched}) e
    ORDER BY ${newestEntriesFirst} OFFSET ${sqlNumberLiteral(entries.searchedEntries - 1)} LIMIT 1`);
  return { ...page, nextCursor: last ? encodeCursor(last) : null };
}

/** Reads the entries that may contain the words, batch by batch. The ids of these entries are read once, before the first batch. */
async function* readCandidates(
  statements: PreparedStatements,
  { searched, scope }: SearchedEntries,
  { parts, limit }: TextSearch,
): AsyncGenerator<EntryRecord[]> {
  const candidates = await statements.query<{ id: string }>(
    Prisma.sql`
    SELECT e.id FROM (${searched}) s JOIN entry e ON e.id = s.id
    WHERE ${mayContainPartsSql(parts)} ORDER BY ${newestEntriesFirst}`,
  );
  const ids = candidates.map(({ id }) => id);
  for (let [start, size] = [0, limit + 1]; start < ids.length; [start, size] = [start + size, SEARCH_BATCH_SIZE]) {
    const selection = Prisma.sql`SELECT unnest(${idArray(ids.slice(start, start + size))}) AS id`;
    yield await readEntriesByIdQuery(statements, selection, scope);
  }
}
