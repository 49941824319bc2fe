import type { EntryListQuery } from '@memory/contracts';
import { PreparedStatements } from '@memory/service-kit/database';
import { Injectable } from '@nestjs/common';
import { type ListedEntries, searchWithPinyin } from '../entries/search-by-pinyin.ts';
import { LanguageClient } from '../peers/language-client.ts';
import { Relations } from '../relations/relations.ts';
import { readFriendsEntryPage } from './friends-entry-page.ts';
import { searchFriendsEntries } from './search-entries-of-others.ts';

@Injectable()
export class ReadFriendsTimeline {
  constructor(
    private readonly statements: PreparedStatements,
    private readonly relations: Relations,
    private readonly language: LanguageClient,
  ) {}

  /**
   * Reads a page of the entries that the user's current friends share with their friends or with everyone. With a search term, the page
   * contains only matching entries and no total (`searchFriendsEntries`).
   * @throws ApiError `bad_cursor`, `service_unavailable`
   */
  async execute(userId: string, { q: term, ...query }: EntryListQuery): Promise<ListedEntries> {
    const friends = await this.relations.friendsOf(userId);
    if (term)
      return searchWithPinyin(this.language, { userId }, { term, ...query }, (search) =>
        searchFriendsEntries(this.statements, friends, search),
      );
    return readFriendsEntryPage(this.statements, friends, query);
  }
}
