import { setImmediate } from 'node:timers/promises';
import { PAGE_LIMIT_MAX, type VocabularyListQuery } from '@memory/contracts';
import { encodeCursor } from '@memory/service-kit';
import { keysetFilter, type KeysetPage, toKeysetPage } from '@memory/service-kit/database';
import { compileWordSearch } from '@memory/text/word-search';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import type { VocabularyItem } from '../generated/prisma/client.ts';
import { vocabularyOwnedBy } from './vocabulary.policy.ts';

/** How many items a search reads and compares at a time, in about a millisecond. */
const SEARCH_BATCH_SIZE = 10 * PAGE_LIMIT_MAX;

/** A page of a vocabulary. The number of all items is absent for a search, because nothing counts what it finds. */
type VocabularyPage = KeysetPage<VocabularyItem> & { total?: number };

@Injectable()
export class ListVocabulary {
  constructor(private readonly database: Database) {}

  /**
   * Returns a page of a user's vocabulary, newest first, and the number of all items that are not hidden, or of all hidden items. With a search term,
   * the page has only the items that the search finds, and no number.
   * @throws ApiError `bad_cursor`
   */
  async execute(userId: string, query: VocabularyListQuery): Promise<VocabularyPage> {
    if (query.q !== undefined) return toPage(await this.search(userId, query, query.q), query.limit);
    const [rows, count] = await Promise.all([
      this.readItems(userId, query, query.limit + 1),
      this.database.vocabularyCount.findUnique({ where: { userId } }),
    ]);
    return { ...toPage(rows, query.limit), total: (query.hidden ? count?.hidden : count?.total) ?? 0 };
  }

  /**
   * Returns the first items after the cursor that the search finds: at most one more than the page has. PostgreSQL does not know which spellings and
   * readings are the same, so the user's items are compared here, batch by batch.
   */
  private async search(userId: string, query: VocabularyListQuery, term: string): Promise<VocabularyItem[]> {
    const isFound = compileWordSearch(term);
    const found: VocabularyItem[] = [];
    for (let { cursor } = query; ;) {
      // oxlint-disable-next-line no-await-in-loop -- most searches need one batch
      const batch = await this.readItems(userId, { ...query, cursor }, SEARCH_BATCH_SIZE);
      found.push(...batch.filter(isFound));
      const last = batch.at(-1);
      if (found.length > query.limit || !last || batch.length < SEARCH_BATCH_SIZE)
        return found.slice(0, query.limit + 1);
      cursor = encodeCursor({ at: last.createdAt, id: last.id });
      // Other requests are handled between two batches.
      // oxlint-disable-next-line no-await-in-loop -- see above
      await setImmediate();
    }
  }

  private readItems(
    userId: string,
    { hidden, cursor }: Pick<VocabularyListQuery, 'hidden' | 'cursor'>,
    take: number,
  ): Promise<VocabularyItem[]> {
    return this.database.vocabularyItem.findMany({
      where: { AND: [vocabularyOwnedBy(userId), { hiddenAt: hidden ? { not: null } : null }, keysetFilter(cursor)] },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take,
    });
  }
}

const toPage = (rows: readonly VocabularyItem[], limit: number): KeysetPage<VocabularyItem> =>
  toKeysetPage(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
