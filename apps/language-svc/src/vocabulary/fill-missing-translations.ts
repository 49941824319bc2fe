import { UNKNOWN_TRANSLATION } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import type { VocabularyItem } from '../generated/prisma/client.ts';
import { DictionaryLookupTranslator, type Translation } from '../translation/dictionary-lookup-translator.ts';
import { lockVocabularyItems } from './lock-vocabulary-items.ts';
import { publishVocabularyChange } from './publish-vocabulary-change.ts';
import { vocabularyOwnedBy } from './vocabulary.policy.ts';

/** Looks up the translations and pinyin that were unknown when the items of a vocabulary were added. */
@Injectable()
export class FillMissingTranslations {
  constructor(
    private readonly database: Database,
    private readonly translator: DictionaryLookupTranslator,
  ) {}

  /**
   * Fills in missing translations and pinyin of a user's items; existing values are never overwritten.
   * @returns the number of translations that were filled in; items that only got pinyin are not counted
   */
  async execute(userId: string): Promise<number> {
    const incomplete = await this.database.vocabularyItem.findMany({
      where: {
        AND: [vocabularyOwnedBy(userId), { OR: [{ englishTranslation: UNKNOWN_TRANSLATION }, { pinyin: null }] }],
      },
    });
    const translations = this.translator.translateAll(incomplete.map(({ character }) => character));
    const completed = incomplete.flatMap((item) => completeItem(item, translations.get(item.character)) ?? []);
    if (completed.length === 0) return 0;
    const untranslated = new Set(incomplete.filter(isUntranslated).map(({ id }) => id));
    const ids = completed.map(({ id }) => id);
    // One statement updates all items. Its conditions skip items that a concurrent request has corrected or deleted since they were read.
    return this.database.$transaction(async (tx) => {
      await lockVocabularyItems(tx, userId, ids);
      const [result] = await tx.$queryRaw<{ items: bigint; translations: bigint }[]>`
      WITH updated AS (
        UPDATE vocabulary_item AS item
        SET pinyin = coalesce(item.pinyin, completed.pinyin),
            english_translation = CASE item.english_translation WHEN ${UNKNOWN_TRANSLATION} THEN completed.translation ELSE item.english_translation END
        FROM unnest(${ids}::uuid[], ${completed.map(({ pinyin }) => pinyin)}::text[],
          ${completed.map(({ englishTranslation }) => englishTranslation)}::text[], ${ids.map((id) => untranslated.has(id))}::bool[])
          AS completed (id, pinyin, translation, untranslated)
        WHERE item.id = completed.id AND (item.pinyin IS NULL OR item.english_translation = ${UNKNOWN_TRANSLATION})
        RETURNING completed.untranslated
      )
      SELECT count(*) AS items, count(*) FILTER (WHERE untranslated) AS translations FROM updated`;
      if (result && result.items > 0n) await publishVocabularyChange(tx, userId);
      return Number(result?.translations ?? 0);
    });
  }
}

const isUntranslated = ({ englishTranslation }: VocabularyItem): boolean => englishTranslation === UNKNOWN_TRANSLATION;

/** Returns the item with its missing fields filled in; null when the dictionary has no value for them. */
function completeItem(item: VocabularyItem, translation: Translation | undefined): VocabularyItem | null {
  if (!translation) return null;
  const needsTranslation = isUntranslated(item);
  if (!needsTranslation && translation.pinyin === null) return null;
  return {
    ...item,
    pinyin: item.pinyin ?? translation.pinyin,
    englishTranslation: needsTranslation ? translation.translation : item.englishTranslation,
  };
}
