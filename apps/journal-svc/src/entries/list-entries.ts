import type { PageQuery } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { rows } from './entry.policy.ts';
import { countsOf } from './entry-counters.ts';
import { type EntryPage, readEntryPage } from './entry-pages.ts';

@Injectable()
export class ListEntries {
  constructor(private readonly database: Database) {}

  /** A person's own entries, and how many there are. @throws ApiError `bad_cursor` */
  async run(userId: string, query: PageQuery): Promise<EntryPage & { total: number }> {
    const [page, counts] = await Promise.all([
      readEntryPage(this.database, rows.ownedBy(userId), query),
      countsOf(this.database, userId),
    ]);
    return { ...page, total: counts.entries };
  }
}
