import type { PageQuery } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { countsOf } from './entry-counters.ts';
import { type EntryPage, readEntryPage } from './entry-pages.ts';
import { rows } from './entry.policy.ts';
import { holding } from './search.ts';

@Injectable()
export class ListEntries {
  constructor(private readonly database: Database) {}

  /** A person's own entries, and how many there are. @throws ApiError `bad_cursor` */
  async all(userId: string, query: PageQuery): Promise<EntryPage & { total: number }> {
    const [page, counts] = await Promise.all([
      readEntryPage(this.database, rows.ownedBy(userId), query),
      countsOf(this.database, userId),
    ]);
    return { ...page, total: counts.entries };
  }

  /** A person's own entries that hold `term`; how many is known only at the end. @throws ApiError `bad_cursor` */
  search(userId: string, term: string, query: PageQuery): Promise<EntryPage> {
    return readEntryPage(this.database, Prisma.sql`${rows.ownedBy(userId)} AND ${holding(term)}`, query);
  }
}
