import type { PageQuery } from '@memory/contracts';
import type { Viewer } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { countPublicEntries } from '../entries/entry-counters.ts';
import type { EntryPage } from '../entries/entry-page.ts';
import { SocialClient } from '../peers/social-client.ts';
import { readPublicEntryPage } from './public-entry-page.ts';

@Injectable()
export class ReadPublicTimeline {
  constructor(
    private readonly database: Database,
    private readonly social: SocialClient,
  ) {}

  /**
   * Reads a page of the public entries of all authors who are not hidden from the viewer. No author is hidden from a signed-out viewer.
   * @throws ApiError `bad_cursor`, `service_unavailable`
   */
  async execute({ userId }: Viewer, query: PageQuery): Promise<EntryPage & { total: number }> {
    const hiddenAuthorIds = userId === null ? [] : await this.social.listHiddenUserIds(userId);
    const [page, total] = await Promise.all([
      readPublicEntryPage(this.database, hiddenAuthorIds, query),
      countPublicEntries(this.database, hiddenAuthorIds),
    ]);
    return { ...page, total };
  }
}
