import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../database.ts';
import type { VocabularyItem } from '../generated/prisma/client.ts';
import { publishVocabularyChange } from '../vocabulary/publish-vocabulary-change.ts';
import { countShownAgain } from '../vocabulary/vocabulary-counts.ts';
import { vocabularyOwnedBy } from '../vocabulary/vocabulary.policy.ts';
import { WordKeys } from '../word-keys/word-keys.ts';
import { FindWordChoices } from './find-word-choices.ts';

@Injectable()
export class MakeWordChoice {
  constructor(
    private readonly database: Database,
    private readonly wordKeys: WordKeys,
    private readonly findChoices: FindWordChoices,
  ) {}

  /**
   * Keeps an item's character, or replaces it by the word that was tapped. The item keeps its reviews. If the vocabulary already contains the word,
   * the item of the character is deleted. An item without an open choice is returned unchanged.
   * @returns the item of the chosen character or word
   * @throws ApiError `vocabulary_item_not_found`
   */
  async execute(userId: string, id: string, keep: 'character' | 'word'): Promise<VocabularyItem> {
    return this.database.$transaction(async (tx) => {
      // Of two concurrent choices, the second waits for this lock and then finds no open choice.
      await tx.$queryRaw`SELECT FROM vocabulary_item WHERE id = ${id}::uuid AND user_id = ${userId}::uuid FOR UPDATE`;
      const item = await tx.vocabularyItem.findFirst({ where: { AND: [vocabularyOwnedBy(userId), { id }] } });
      if (!item) throw new ApiError('vocabulary_item_not_found');
      const [choice] = await this.findChoices.execute(userId, id, tx);
      if (!choice) return item;
      if (keep === 'character') return tx.vocabularyItem.update({ where: { id }, data: { mayBeMisadded: false } });
      const { word, pinyin, zhuyin, meaning } = choice;
      const wordKey = this.wordKeys.keyOf(word);
      const existing = await tx.vocabularyItem.findUnique({ where: { userId_wordKey: { userId, wordKey } } });
      if (existing) return replaceByExisting(tx, item, existing);
      await tx.occurrence.deleteMany({ where: { itemId: id } });
      const changed = await tx.vocabularyItem.update({
        where: { id },
        data: {
          character: word,
          wordKey,
          pinyin,
          englishTranslation: meaning,
          notes: `Zhuyin: ${zhuyin}`,
          frequency: 0,
          isCounted: false,
          mayBeMisadded: false,
        },
      });
      await publishVocabularyChange(tx, userId, { hasUncountedItems: true });
      return changed;
    });
  }
}

/** Deletes the item of a character whose word the vocabulary already contains. Shows the word again if its owner has hidden it. */
async function replaceByExisting(
  tx: Transaction,
  { id, userId }: VocabularyItem,
  existing: VocabularyItem,
): Promise<VocabularyItem> {
  await tx.vocabularyItem.delete({ where: { id } });
  await tx.vocabularyCount.update({ where: { userId }, data: { total: { decrement: 1 } } });
  if (existing.hiddenAt !== null) await countShownAgain(tx, userId);
  const shown = await tx.vocabularyItem.update({ where: { id: existing.id }, data: { hiddenAt: null } });
  await publishVocabularyChange(tx, userId);
  return shown;
}
