import type { EntryListQuery } from '@memory/contracts';
import type { Viewer } from '@memory/service-kit';
import { PreparedStatements } from '@memory/service-kit/database';
import { Injectable } from '@nestjs/common';
import { type ListedEntries, searchWithPinyin } from '../entries/search-by-pinyin.ts';
import { LanguageClient } from '../peers/language-client.ts';
import { Relations } from '../relations/relations.ts';
import { readPublicEntryPage } from './public-entry-page.ts';
import { searchPublicEntries } from './search-entries-of-others.ts';

@Injectable()
export class ReadPublicTimeline {
  constructor(
    private readonly statements: PreparedStatements,
    private readonly relations: Relations,
    private readonly language: LanguageClient,
  ) {}

  /**
   * Reads a page of the public entries of all authors who are not hidden from the viewer. The viewer may be signed out. With a search term, the
   * page contains only matching entries and no total (`searchPublicEntries`).
   * @throws ApiError `bad_cursor`, `service_unavailable`
   */
  async execute(viewer: Viewer, { q: term, ...query }: EntryListQuery): Promise<ListedEntries> {
    const hiddenAuthors = await this.relations.hiddenFrom(viewer);
    if (term)
      return searchWithPinyin(this.language, viewer, { term, ...query }, (search) =>
        searchPublicEntries(this.statements, hiddenAuthors, search),
      );
    return readPublicEntryPage(this.statements, hiddenAuthors, query);
  }
}
