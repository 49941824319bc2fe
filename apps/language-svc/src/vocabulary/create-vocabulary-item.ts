import type { VocabularyItem as VocabularyItemResponse } from '@memory/contracts';
import { runIdempotently, ApiError, type IdempotentRequest } from '@memory/service-kit';
import { isUniqueViolation } from '@memory/service-kit/database';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Database, type Transaction } from '../database.ts';
import { WordForms } from '../word-keys/word-forms.ts';
import { WordKeys } from '../word-keys/word-keys.ts';
import { logWordStates } from '../word-states/word-state-log.ts';
import { publishVocabularyChange } from './publish-vocabulary-change.ts';
import { countShownAgain } from './vocabulary-counts.ts';
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
  constructor(
    private readonly database: Database,
    private readonly wordKeys: WordKeys,
    private readonly wordForms: WordForms,
  ) {}

  /**
   * Adds a character or word to a user's vocabulary. An item that the user has hidden is shown again, with what this request says. The
   * frequency of the request is shown until the occurrences in the user's entries are counted, a moment later.
   * @throws ApiError `vocabulary_item_exists` when the user already has this character or word, in either script; `idempotency_key_reused`
   */
  async execute(
    userId: string,
    { isKnown, ...item }: NewVocabularyItem,
    request: IdempotentRequest | null,
  ): Promise<VocabularyItemResponse> {
    const wordKey = this.wordKeys.keyOf(item.character);
    const rivals = [...this.wordKeys.rivalsOf(item.character)];
    const sameWord = { userId, OR: [{ wordKey }, { character: { in: rivals } }] };
    const data = { ...item, wordKey, knownAt: isKnown ? new Date() : null };
    try {
      return await runIdempotently(this.database, request, async (tx: Transaction) => {
        const existing = await tx.vocabularyItem.findFirst({
          where: sameWord,
          orderBy: { hiddenAt: { sort: 'asc', nulls: 'first' } },
        });
        if (existing && existing.hiddenAt === null) throw new ApiError('vocabulary_item_exists');
        if (existing) {
          const shownAgain = await tx.vocabularyItem.update({
            where: { id: existing.id },
            // Hidden items are counted like others.
            data: { ...data, frequency: undefined, hiddenAt: null, isEdited: true },
          });
          await countShownAgain(tx, userId);
          await logWordStates(tx, 'tap', [{ before: existing, after: shownAgain }]);
          await publishVocabularyChange(tx, userId, { hasUncountedItems: !shownAgain.isCounted });
          return presentVocabularyItem(shownAgain, this.wordForms);
        }
        const created = await tx.vocabularyItem.create({
          data: { ...data, id: uuidv7(), userId },
        });
        await tx.vocabularyCount.upsert({
          where: { userId },
          create: { userId, total: 1 },
          update: { total: { increment: 1 } },
        });
        // A concurrent request may have added another word with this spelling. Its transaction has ended, because this one has locked the count.
        if (rivals.length > 0 && (await tx.vocabularyItem.count({ where: sameWord })) > 1)
          throw new ApiError('vocabulary_item_exists');
        // When the owner already knew the added word, the log has the word as new first and then as known.
        await logWordStates(tx, 'tap', [{ before: { ...created, knownAt: null }, after: created }]);
        await publishVocabularyChange(tx, userId, { hasUncountedItems: true });
        return presentVocabularyItem(created, this.wordForms);
      });
    } catch (error) {
      if (isUniqueViolation(error)) throw new ApiError('vocabulary_item_exists', { cause: error });
      throw error;
    }
  }
}
