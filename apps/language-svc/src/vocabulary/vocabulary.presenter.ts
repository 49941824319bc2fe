import type { VocabularyItem as WireItem } from '@memory/contracts';
import type { VocabularyItem } from '../generated/prisma/client.ts';

export function presentVocabularyItem(item: VocabularyItem): WireItem {
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
