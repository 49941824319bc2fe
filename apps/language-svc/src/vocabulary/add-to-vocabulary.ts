import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Database, isTaken } from '../database.ts';
import type { VocabularyItem } from '../generated/prisma/client.ts';

export interface NewItem {
  character: string;
  pinyin: string | null;
  englishTranslation: string;
  notes: string;
  frequency: number;
  isUserGenerated: boolean;
}

@Injectable()
export class AddToVocabulary {
  constructor(private readonly database: Database) {}

  /** @throws ApiError `vocabulary_item_exists` when the person has this character already. */
  async run(userId: string, item: NewItem): Promise<VocabularyItem> {
    try {
      const [created] = await this.database.$transaction([
        this.database.vocabularyItem.create({ data: { ...item, id: uuidv7(), userId } }),
        this.database.vocabularyCount.upsert({
          where: { userId },
          create: { userId, total: 1 },
          update: { total: { increment: 1 } },
        }),
      ]);
      return created;
    } catch (error) {
      if (isTaken(error)) throw new ApiError('vocabulary_item_exists', { cause: error });
      throw error;
    }
  }
}
