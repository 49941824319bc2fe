import type { VocabularyItem as VocabularyItemResponse } from '@memory/contracts';
import type { VocabularyItem } from '../generated/prisma/client.ts';
import { isFunctionWord } from './function-words.ts';

/** Converts an item to its shape in responses: without its owner, and with the time as an ISO 8601 string. */
export function presentVocabularyItem(item: VocabularyItem): VocabularyItemResponse {
  const { id, character, pinyin, englishTranslation, notes, frequency, isUserGenerated, createdAt } = item;
  const { knownAt, hiddenAt, sourceEntryAt } = item;
  return {
    id,
    character,
    pinyin,
    englishTranslation,
    notes,
    frequency,
    isUserGenerated,
    createdAt: createdAt.toISOString(),
    isKnown: knownAt !== null,
    isHidden: hiddenAt !== null,
    isFunctionWord: isFunctionWord(character),
    metAt: (sourceEntryAt ?? createdAt).toISOString(),
  };
}
