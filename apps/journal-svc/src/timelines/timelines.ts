import type { PageQuery } from '@memory/contracts';
import { ApiError, type Viewer } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Authors } from '../authors/authors.ts';
import { Database } from '../database.ts';
import { countPublic, countShownToFriends, countsOf } from '../entries/entry-counters.ts';
import { type EntryPage, readEntryPage } from '../entries/entry-pages.ts';
import { rows } from '../entries/entry.policy.ts';
import type { Author } from '../generated/prisma/client.ts';
import { SocialService } from '../peers/social-service.ts';
import { readFriendsPage } from './friends-page.ts';

type Timeline = EntryPage & { readonly total: number };

/** What others wrote, as far as one may read it. */
@Injectable()
export class Timelines {
  constructor(
    private readonly database: Database,
    private readonly authors: Authors,
    private readonly social: SocialService,
  ) {}

  /** Everyone's public entries. @throws ApiError `bad_cursor` */
  async ofEveryone(query: PageQuery): Promise<Timeline> {
    const [page, total] = await Promise.all([
      readEntryPage(this.database, rows.everyoneSees, query),
      countPublic(this.database),
    ]);
    return { ...page, total };
  }

  /** What a person's friends of this moment show them. @throws ApiError `bad_cursor`, `service_unavailable` */
  async ofFriends(userId: string, query: PageQuery): Promise<Timeline> {
    const friendIds = await this.social.friendIds(userId);
    const [page, total] = await Promise.all([
      readFriendsPage(this.database, friendIds, query),
      countShownToFriends(this.database, friendIds),
    ]);
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
