import type { OwnEntryListQuery } from '@memory/contracts';
import { PreparedStatements } from '@memory/service-kit/database';
import { Injectable } from '@nestjs/common';
import { Prisma } from '../generated/prisma/client.ts';
import { LanguageClient } from '../peers/language-client.ts';
import { totalOfAuthor } from './entry-counters.ts';
import { readCountedEntryPage, readEntryPage } from './entry-page.ts';
import { entryScopes } from './entry.policy.ts';
import { listEntriesWithTheme } from './list-entries-with-theme.ts';
import { writtenInMonth, writtenOn } from './local-day.ts';
import { type ListedEntries, searchWithPinyin } from './search-by-pinyin.ts';
import { searchEntryPage } from './search-entry-page.ts';

@Injectable()
export class ListEntries {
  constructor(
    private readonly statements: PreparedStatements,
    private readonly language: LanguageClient,
  ) {}

  /**
   * Reads a page of a user's own entries, newest first. With a search term, a theme, a day or a month, the page contains only matching entries and
   * no total, because counting all matches would be slow.
   * @throws ApiError `bad_cursor`, of a search or a theme also `service_unavailable`
   */
  async execute(
    userId: string,
    { q: term, day, month, timeZone, theme, ...query }: OwnEntryListQuery,
  ): Promise<ListedEntries> {
    const own = entryScopes.ownedBy(userId);
    const days = conditionOfDays(day, month, timeZone);
    const scope = days ? Prisma.sql`${own} AND ${days}` : own;
    if (term)
      return searchWithPinyin(this.language, { userId }, { term, ...query }, (search) =>
        searchEntryPage(this.statements, scope, search),
      );
    if (theme !== undefined)
      return listEntriesWithTheme(this.statements, this.language, scope, { userId, theme, ...query });
    if (days) return readEntryPage(this.statements, scope, query);
    return readCountedEntryPage(this.statements, own, query, totalOfAuthor(userId));
  }
}

/** Returns the SQL condition that an entry was written on a day or in a month; null when all days are asked for. */
function conditionOfDays(
  day: string | undefined,
  month: string | undefined,
  timeZone: string | undefined,
): Prisma.Sql | null {
  if (timeZone === undefined) return null;
  if (day !== undefined) return writtenOn({ day, timeZone });
  return month === undefined ? null : writtenInMonth(month, timeZone);
}
