import type { PageQuery } from '@memory/contracts';
import type { PreparedStatements } from '@memory/service-kit/database';
import { publicTotalExceptBy } from '../entries/entry-counters.ts';
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

/**
 * Reads a page of the public entries of all authors except the hidden authors, newest first, and the total number of these entries. The ids are
 * selected from the index alone: thousands of the newest entries may belong to a hidden author, and would otherwise be read from the table and
 * discarded.
 * @param hiddenAuthors SQL: a query of ids (`Relations.hiddenFrom`)
 * @throws ApiError `bad_cursor`
 */
export async function readPublicEntryPage(
  statements: PreparedStatements,
  hiddenAuthors: Prisma.Sql,
  { limit, cursor }: PageQuery,
): Promise<CountedEntryPage> {
  const total = publicTotalExceptBy(hiddenAuthors);
  const selection = Prisma.sql`
    SELECT e.id FROM entry e
    WHERE ${entryScopes.publicExceptBy(hiddenAuthors)} ${entriesAfterCursor(cursor)}
    ORDER BY ${newestEntriesFirst} LIMIT ${sqlNumberLiteral(limit + 1)}`;
  const rows = await readCountedRowsByIdQuery(statements, selection, entryScopes.public, total);
  return toCountedEntryPage(statements, rows, limit, total);
}
