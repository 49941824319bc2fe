import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import type { VocabularyItem } from '../generated/prisma/client.ts';
import { ownedBy } from './vocabulary.policy.ts';

export interface Correction {
  pinyin?: string | null;
  englishTranslation?: string;
}

@Injectable()
export class CorrectVocabularyItem {
  constructor(private readonly database: Database) {}

  /** What the correction does not name stays. @throws ApiError `vocabulary_item_not_found` */
  async run(userId: string, id: string, { pinyin, englishTranslation }: Correction): Promise<VocabularyItem> {
    const [item] = await this.database.vocabularyItem.updateManyAndReturn({
      where: { AND: [ownedBy(userId), { id }] },
      data: { pinyin: pinyin === '' ? null : pinyin, englishTranslation },
    });
    if (!item) throw new ApiError('vocabulary_item_not_found');
    return item;
  }
}
