import type { PageQuery } from '@memory/contracts';
import { ApiError, type Viewer } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { AuthorCopies } from '../authors/author-copies.ts';
import { Database } from '../database.ts';
import { readAuthorCounter } from '../entries/entry-counters.ts';
import { type EntryPage, readEntryPage } from '../entries/entry-page.ts';
import { entryScopes } from '../entries/entry.policy.ts';
import type { Author } from '../generated/prisma/client.ts';

@Injectable()
export class ReadUserTimeline {
  constructor(
    private readonly database: Database,
    private readonly authors: AuthorCopies,
  ) {}

  /**
   * Reads a page of the public entries of one author.
   * @throws ApiError `timeline_not_found`, `bad_cursor`, `service_unavailable`
   */
  async execute(
    userId: string,
    viewer: Viewer,
    query: PageQuery,
  ): Promise<EntryPage & { total: number; author: Author }> {
    const author = await this.authors.findOrFetch(userId, viewer);
    if (!author) throw new ApiError('timeline_not_found');
    const [page, counter] = await Promise.all([
      readEntryPage(this.database, entryScopes.publicBy(userId), query),
      readAuthorCounter(this.database, userId),
    ]);
    return { ...page, total: counter.publicEntries, author };
  }
}
