import type { VocabularyItem as VocabularyItemResponse } from '@memory/contracts';
import { runIdempotently, ApiError, type IdempotentRequest } from '@memory/service-kit';
import { isUniqueViolation } from '@memory/service-kit/database';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Database, type Transaction } from '../database.ts';
import { logWordStates } from '../word-states/word-state-log.ts';
import { countShownAgain } from './vocabulary-counts.ts';
import { vocabularyOwnedBy } from './vocabulary.policy.ts';
import { presentVocabularyItem } from './vocabulary.presenter.ts';

export interface NewVocabularyItem {
  character: string;
  pinyin: string | null;
  englishTranslation: string;
  notes: string;
  frequency: number;
  isUserGenerated: boolean;
  isKnown: boolean;
}

@Injectable()
export class CreateVocabularyItem {
  constructor(private readonly database: Database) {}

  /**
   * Adds a character or word to a user's vocabulary. An item that the user has hidden is shown again, with what this request says.
   * @throws ApiError `vocabulary_item_exists` when the user already has this character or word; `idempotency_key_reused`
   */
  async execute(
    userId: string,
    { isKnown, ...item }: NewVocabularyItem,
    request: IdempotentRequest | null,
  ): Promise<VocabularyItemResponse> {
    const data = { ...item, knownAt: isKnown ? new Date() : null };
    try {
      return await runIdempotently(this.database, request, async (tx: Transaction) => {
        const where = {
          AND: [vocabularyOwnedBy(userId), { character: item.character, hiddenAt: { not: null } }],
        };
        const hidden = await tx.vocabularyItem.findFirst({ where });
        const [shownAgain] = await tx.vocabularyItem.updateManyAndReturn({
          where,
          data: { ...data, hiddenAt: null, isEdited: true },
        });
        if (shownAgain) {
          await countShownAgain(tx, userId);
          // The row is locked now, so no entry is counted meanwhile.
          await tx.$executeRaw`
            UPDATE vocabulary_item SET initial_frequency = frequency - coalesce(
              (SELECT sum(count) FROM occurrence WHERE item_id = ${shownAgain.id}::uuid), 0)
            WHERE id = ${shownAgain.id}::uuid`;
          if (hidden) await logWordStates(tx, 'tap', [{ before: hidden, after: shownAgain }]);
          return presentVocabularyItem(shownAgain);
        }
        const created = await tx.vocabularyItem.create({
          data: { ...data, initialFrequency: data.frequency, id: uuidv7(), userId },
        });
        await tx.vocabularyCount.upsert({
          where: { userId },
          create: { userId, total: 1 },
          update: { total: { increment: 1 } },
        });
        // A word that its owner knew before it was added is logged as one that was new for a moment.
        await logWordStates(tx, 'tap', [{ before: { ...created, knownAt: null }, after: created }]);
        return presentVocabularyItem(created);
      });
    } catch (error) {
      if (isUniqueViolation(error)) throw new ApiError('vocabulary_item_exists', { cause: error });
      throw error;
    }
  }
}
