import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import type { VocabularyItem } from '../generated/prisma/client.ts';
import { vocabularyOwnedBy } from './vocabulary.policy.ts';

export interface VocabularyItemChanges {
  pinyin?: string | null;
  englishTranslation?: string;
}

@Injectable()
export class UpdateVocabularyItem {
  constructor(private readonly database: Database) {}

  /**
   * Changes the pinyin or the translation of an item. Absent fields keep their values; an empty pinyin is stored as null.
   * @throws ApiError `vocabulary_item_not_found`
   */
  async execute(
    userId: string,
    id: string,
    { pinyin, englishTranslation }: VocabularyItemChanges,
  ): Promise<VocabularyItem> {
    const [item] = await this.database.vocabularyItem.updateManyAndReturn({
      where: { AND: [vocabularyOwnedBy(userId), { id }] },
      data: { pinyin: pinyin === '' ? null : pinyin, englishTranslation },
    });
    if (!item) throw new ApiError('vocabulary_item_not_found');
    return item;
  }
}
