import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { publishVocabularyChange } from './publish-vocabulary-change.ts';
import { canDeleteVocabularyItem, vocabularyOwnedBy } from './vocabulary.policy.ts';

@Injectable()
export class DeleteVocabularyItem {
  constructor(private readonly database: Database) {}

  /**
   * Deletes an item that the user added.
   * @throws ApiError `vocabulary_item_not_found`, `vocabulary_item_not_removable`
   */
  async execute(userId: string, id: string): Promise<void> {
    const where = { AND: [vocabularyOwnedBy(userId), { id }] };
    await this.database.$transaction(async (tx) => {
      const item = await tx.vocabularyItem.findFirst({ where });
      if (!item) throw new ApiError('vocabulary_item_not_found');
      if (!canDeleteVocabularyItem(item)) throw new ApiError('vocabulary_item_not_removable');
      const { count } = await tx.vocabularyItem.deleteMany({ where });
      // A count of 0 means that a concurrent request has deleted the item since it was read. That request has also decremented the total.
      if (count === 0) throw new ApiError('vocabulary_item_not_found');
      await tx.vocabularyCount.update({ where: { userId }, data: { total: { decrement: count } } });
      await publishVocabularyChange(tx, userId);
    });
  }
}
