import type { VocabularyItem as VocabularyItemResponse } from '@memory/contracts';
import type { VocabularyItem } from '../generated/prisma/client.ts';

/** Converts an item to its shape in responses: without its owner, and with the time as an ISO 8601 string. */
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
