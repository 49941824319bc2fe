import type { PageQuery } from '@memory/contracts';
import type { PreparedStatements } from '@memory/service-kit/database';
import { Prisma } from '../generated/prisma/client.ts';
import {
  entriesAfterCursor,
  type EntryPage,
  newestEntriesFirst,
  readEntriesByIdQuery,
  sqlNumberLiteral,
  toEntryPage,
} from './entry-page.ts';
import { matchesTerm, mayMatchTerm } from './search-term.ts';

/**
 * Reads a page of the entries of one author that match `scope` and contain the search term, newest first. The index `entry_search_of_author`
 * gives the entries that may contain it, in order; the texts are read of these only. The correlated subquery makes PostgreSQL do it in this
 * way, whatever it estimates: it stops as soon as the page is full.
 * @throws ApiError `bad_cursor`
 */
export async function searchEntryPage(
  statements: PreparedStatements,
  scope: Prisma.Sql,
  { term, limit, cursor }: PageQuery & { readonly term: string },
): Promise<EntryPage> {
  const selection = Prisma.sql`
    SELECT c.id FROM (
      SELECT e.id, e.created_at FROM entry e
      WHERE ${scope} ${entriesAfterCursor(cursor)} AND ${mayMatchTerm(term)} ORDER BY ${newestEntriesFirst}
    ) c
    WHERE (SELECT ${matchesTerm(term)} FROM entry e WHERE e.id = c.id)
    ORDER BY c.created_at DESC, c.id DESC LIMIT ${sqlNumberLiteral(limit + 1)}`;
  return toEntryPage(await readEntriesByIdQuery(statements, selection, scope), limit);
}
