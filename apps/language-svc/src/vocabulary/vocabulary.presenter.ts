import type { VocabularyItem as VocabularyItemResponse } from '@memory/contracts';
import type { VocabularyItem } from '../generated/prisma/client.ts';

/** The response shape of an item: without its owner, the time as an ISO 8601 string. */
export function presentVocabularyItem(item: VocabularyItem): VocabularyItemResponse {
  const { id, character, pinyin, englishTranslation, notes, frequency, isUserGenerated, createdAt } = item;
  return {
    id,
    character,
    pinyin,
    englishTranslation,
    notes,
    frequency,
    isUserGenerated,
    createdAt: createdAt.toISOString(),
  };
}
