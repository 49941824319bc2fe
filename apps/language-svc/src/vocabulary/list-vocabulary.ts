import type { VocabularyListQuery } from '@memory/contracts';
import { keysetFilter, type KeysetPage, toKeysetPage } from '@memory/service-kit/database';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import type { VocabularyItem } from '../generated/prisma/client.ts';
import { vocabularyOwnedBy } from './vocabulary.policy.ts';

@Injectable()
export class ListVocabulary {
  constructor(private readonly database: Database) {}

  /**
   * Returns a page of a user's vocabulary, newest first, and the number of all items: of those that are not hidden, or of the hidden ones.
   * @throws ApiError `bad_cursor`
   */
  async execute(
    userId: string,
    { limit, cursor, hidden }: VocabularyListQuery,
  ): Promise<KeysetPage<VocabularyItem> & { total: number }> {
    const [rows, count] = await Promise.all([
      this.database.vocabularyItem.findMany({
        where: { AND: [vocabularyOwnedBy(userId), { hiddenAt: hidden ? { not: null } : null }, keysetFilter(cursor)] },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: limit + 1,
      }),
      this.database.vocabularyCount.findUnique({ where: { userId } }),
    ]);
    const page = toKeysetPage(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
    return { ...page, total: (hidden ? count?.hidden : count?.total) ?? 0 };
  }
}
