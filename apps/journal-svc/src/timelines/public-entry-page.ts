import type { PageQuery } from '@memory/contracts';
import type { Database } from '../database.ts';
import {
  entriesAfterCursor,
  type EntryPage,
  newestEntriesFirst,
  readEntryPage,
  readEntriesByIdQuery,
  sqlNumberLiteral,
  toEntryPage,
} from '../entries/entry-page.ts';
import { entryScopes } from '../entries/entry.policy.ts';
import { Prisma } from '../generated/prisma/client.ts';

/**
 * Reads a page of the public entries of all authors except the hidden ones, newest first. If there are hidden authors, the entries are
 * selected from the index alone, because thousands of the newest entries may belong to a hidden author, and would otherwise be read from
 * the table and discarded.
 * @throws ApiError `bad_cursor`
 */
export async function readPublicEntryPage(
  database: Database,
  hiddenAuthorIds: readonly string[],
  query: PageQuery,
): Promise<EntryPage> {
  if (hiddenAuthorIds.length === 0) return readEntryPage(database, entryScopes.public, query);
  const { limit, cursor } = query;
  const selection = Prisma.sql`
    SELECT e.id FROM entry e
    WHERE ${entryScopes.publicExceptBy(hiddenAuthorIds)} ${entriesAfterCursor(cursor)}
    ORDER BY ${newestEntriesFirst} LIMIT ${sqlNumberLiteral(limit + 1)}`;
  return toEntryPage(await readEntriesByIdQuery(database, selection, entryScopes.public), limit);
}
