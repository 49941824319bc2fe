import type { EntryListQuery } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { countEntriesVisibleToFriends } from '../entries/entry-counters.ts';
import type { EntryPage } from '../entries/entry-page.ts';
import { SocialClient } from '../peers/social-client.ts';
import { readFriendsEntryPage } from './friends-entry-page.ts';
import { searchFriendsEntries } from './search-entries-of-others.ts';

@Injectable()
export class ReadFriendsTimeline {
  constructor(
    private readonly database: Database,
    private readonly social: SocialClient,
  ) {}

  /**
   * Reads a page of the entries that the user's current friends share with their friends or with everyone. With a search term, the page
   * contains only matching entries and no total (`searchFriendsEntries`).
   * @throws ApiError `bad_cursor`, `service_unavailable`
   */
  async execute(userId: string, { q: term, ...query }: EntryListQuery): Promise<EntryPage & { total?: number }> {
    const friendIds = await this.social.listFriendIds(userId);
    if (term) return searchFriendsEntries(this.database, friendIds, { term, ...query });
    const [page, total] = await Promise.all([
      readFriendsEntryPage(this.database, friendIds, query),
      countEntriesVisibleToFriends(this.database, friendIds),
    ]);
    return { ...page, total };
  }
}
