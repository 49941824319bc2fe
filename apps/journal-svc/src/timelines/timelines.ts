import type { PageQuery } from '@memory/contracts';
import { ApiError, type Viewer } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Authors } from '../authors/authors.ts';
import { Database } from '../database.ts';
import { rows } from '../entries/entry.policy.ts';
import { countPublic, countsOf } from '../entries/entry-counters.ts';
import { type EntryPage, readEntryPage } from '../entries/entry-pages.ts';
import type { Author } from '../generated/prisma/client.ts';

type Timeline = EntryPage & { readonly total: number };

/** What everyone may read. */
@Injectable()
export class Timelines {
  constructor(
    private readonly database: Database,
    private readonly authors: Authors,
  ) {}

  /** Everyone's public entries. @throws ApiError `bad_cursor` */
  async ofEveryone(query: PageQuery): Promise<Timeline> {
    const [page, total] = await Promise.all([readEntryPage(this.database, rows.everyoneSees, query), countPublic(this.database)]);
    return { ...page, total };
  }

  /** One person's public entries. @throws ApiError `timeline_not_found`, `bad_cursor` */
  async ofPerson(userId: string, viewer: Viewer, query: PageQuery): Promise<Timeline & { author: Author }> {
    const author = await this.authors.find(userId, viewer);
    if (!author) throw new ApiError('timeline_not_found');
    const [page, counts] = await Promise.all([
      readEntryPage(this.database, rows.everyoneSeesOf(userId), query),
      countsOf(this.database, userId),
    ]);
    return { ...page, total: counts.publicEntries, author };
  }
}
