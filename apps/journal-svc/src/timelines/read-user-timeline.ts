import type { PageQuery } from '@memory/contracts';
import { ApiError, type Viewer } from '@memory/service-kit';
import { PreparedStatements } from '@memory/service-kit/database';
import { Injectable } from '@nestjs/common';
import { AuthorCopies } from '../authors/author-copies.ts';
import { Database } from '../database.ts';
import { publicTotalOfAuthor, readAuthorCounter } from '../entries/entry-counters.ts';
import { type CountedEntryPage, readCountedEntryPage } from '../entries/entry-page.ts';
import { canViewTimeline, entryScopes } from '../entries/entry.policy.ts';
import type { Author } from '../generated/prisma/client.ts';
import { Relations } from '../relations/relations.ts';

@Injectable()
export class ReadUserTimeline {
  constructor(
    private readonly database: Database,
    private readonly statements: PreparedStatements,
    private readonly authors: AuthorCopies,
    private readonly relations: Relations,
  ) {}

  /**
   * Reads a page of the public entries of one author. For a signed-out viewer, an account without public entries is treated as unknown: only the
   * counter is read, before any data of the account, so that the response and its time are the same as for an unknown id.
   * @throws ApiError `timeline_not_found`, also when the author is hidden from the viewer; `bad_cursor`; `service_unavailable`
   */
  async execute(userId: string, viewer: Viewer, query: PageQuery): Promise<CountedEntryPage & { author: Author }> {
    if (viewer.userId === null && (await readAuthorCounter(this.database, userId)).publicEntries === 0)
      throw new ApiError('timeline_not_found');
    const author = await this.findVisibleAuthor(userId, viewer);
    if (!author) throw new ApiError('timeline_not_found');
    const scope = entryScopes.publicBy(userId);
    return { ...(await readCountedEntryPage(this.statements, scope, query, publicTotalOfAuthor(userId))), author };
  }

  /**
   * Returns the author; null for a hidden author and for an unknown id. Both cases run the same statements and calls, so that the response time
   * does not distinguish them.
   */
  private async findVisibleAuthor(userId: string, viewer: Viewer): Promise<Author | null> {
    const { areCurrent } = this.relations;
    const copy = await this.authors.find(userId, viewer);
    if (!areCurrent && !canViewTimeline(userId, viewer, await this.relations.requestRelation(userId, viewer)))
      return null;
    if (copy && (!areCurrent || canViewTimeline(userId, viewer, copy.relation))) return copy.author;
    // social-svc is asked for an account without a copy. It is therefore also asked for a hidden account, and gives the same response as for an
    // unknown id.
    const fetched = await this.authors.fetch(userId, viewer);
    return copy ? null : fetched;
  }
}
