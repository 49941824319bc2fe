import type { PageQuery } from '@memory/contracts';
import { decodeCursor, encodeCursor } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import type { Prisma, VocabularyItem } from '../generated/prisma/client.ts';
import { vocabularyOwnedBy } from './vocabulary.policy.ts';

export interface VocabularyPage {
  items: VocabularyItem[];
  /** The cursor of the next page, null on the last one. */
  next: string | null;
  total: number;
}

@Injectable()
export class ListVocabulary {
  constructor(private readonly database: Database) {}

  /** A page of a user's vocabulary, newest first. @throws ApiError `bad_cursor` */
  async execute(userId: string, { limit, cursor }: PageQuery): Promise<VocabularyPage> {
    const [found, count] = await Promise.all([
      this.database.vocabularyItem.findMany({
        where: { AND: [vocabularyOwnedBy(userId), cursor === undefined ? {} : after(cursor)] },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        // one more than asked for tells whether there is a next page
        take: limit + 1,
      }),
      this.database.vocabularyCount.findUnique({ where: { userId } }),
    ]);
    const items = found.slice(0, limit);
    const last = items.at(-1);
    const next = found.length > limit && last ? encodeCursor({ at: last.createdAt, id: last.id }) : null;
    return { items, next, total: count?.total ?? 0 };
  }
}

function after(cursor: string): Prisma.VocabularyItemWhereInput {
  const { at, id } = decodeCursor(cursor);
  return { createdAt: { lte: at }, OR: [{ createdAt: { lt: at } }, { id: { lt: id } }] };
}
