import type { PageQuery } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { countPublicEntries } from '../entries/entry-counters.ts';
import { type EntryPage, readEntryPage } from '../entries/entry-page.ts';
import { entryScopes } from '../entries/entry.policy.ts';

@Injectable()
export class ReadPublicTimeline {
  constructor(private readonly database: Database) {}

  /**
   * Reads a page of the public entries of all authors.
   * @throws ApiError `bad_cursor`
   */
  async execute(query: PageQuery): Promise<EntryPage & { total: number }> {
    const [page, total] = await Promise.all([
      readEntryPage(this.database, entryScopes.public, query),
      countPublicEntries(this.database),
    ]);
    return { ...page, total };
  }
}
