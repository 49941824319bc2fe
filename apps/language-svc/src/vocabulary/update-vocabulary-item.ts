import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../database.ts';
import type { VocabularyItem } from '../generated/prisma/client.ts';
import { countHidden, countShownAgain } from './vocabulary-counts.ts';
import { canHideVocabularyItem, vocabularyOwnedBy } from './vocabulary.policy.ts';

export interface VocabularyItemChanges {
  pinyin?: string | null;
  englishTranslation?: string;
  isKnown?: boolean;
  isHidden?: boolean;
}

@Injectable()
export class UpdateVocabularyItem {
  constructor(private readonly database: Database) {}

  /**
   * Changes the pinyin or the translation of an item, marks it as known, hides it or shows it again. Absent fields keep their values; an
   * empty pinyin is stored as null.
   * @throws ApiError `vocabulary_item_not_found`, `vocabulary_item_not_hideable`
   */
  async execute(userId: string, id: string, changes: VocabularyItemChanges): Promise<VocabularyItem> {
    const where = { AND: [vocabularyOwnedBy(userId), { id }] };
    return this.database.$transaction(async (tx) => {
      const { pinyin, englishTranslation, isKnown } = changes;
      const isEdited = pinyin !== undefined || englishTranslation !== undefined ? true : undefined;
      const [item] = await tx.vocabularyItem.updateManyAndReturn({
        where,
        data: {
          pinyin: pinyin === '' ? null : pinyin,
          englishTranslation,
          isEdited,
          knownAt: isKnown === undefined ? undefined : isKnown ? new Date() : null,
        },
      });
      if (!item) throw new ApiError('vocabulary_item_not_found');
      if (changes.isHidden === undefined) return item;
      // The transaction is rolled back: a rejected request changes nothing.
      if (changes.isHidden && !canHideVocabularyItem(item)) throw new ApiError('vocabulary_item_not_hideable');
      return setHidden(tx, item, changes.isHidden);
    });
  }
}

/** Hides an item or shows it again. The condition on `hiddenAt` lets only one of several concurrent requests count it. */
async function setHidden(tx: Transaction, item: VocabularyItem, isHidden: boolean): Promise<VocabularyItem> {
  const [changed] = await tx.vocabularyItem.updateManyAndReturn({
    where: { id: item.id, hiddenAt: isHidden ? null : { not: null } },
    data: { hiddenAt: isHidden ? new Date() : null },
  });
  if (!changed) return item;
  await (isHidden ? countHidden : countShownAgain)(tx, item.userId);
  return changed;
}
