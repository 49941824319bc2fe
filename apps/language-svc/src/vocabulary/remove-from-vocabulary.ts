import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { mayRemove, ownedBy } from './vocabulary.policy.ts';

@Injectable()
export class RemoveFromVocabulary {
  constructor(private readonly database: Database) {}

  /** @throws ApiError `vocabulary_item_not_found`, `vocabulary_item_not_removable` */
  async run(userId: string, id: string): Promise<void> {
    const where = { AND: [ownedBy(userId), { id }] };
    await this.database.$transaction(async (tx) => {
      const item = await tx.vocabularyItem.findFirst({ where });
      if (!item) throw new ApiError('vocabulary_item_not_found');
      if (!mayRemove(item)) throw new ApiError('vocabulary_item_not_removable');
      const { count } = await tx.vocabularyItem.deleteMany({ where });
      // of two requests at once, one removes the item and only that one counts
      if (count === 0) throw new ApiError('vocabulary_item_not_found');
      await tx.vocabularyCount.update({ where: { userId }, data: { total: { decrement: count } } });
    });
  }
}
