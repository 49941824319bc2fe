import type { CompactVocabularyItem, VocabularyItem as VocabularyItemResponse } from '@memory/contracts';
import type { VocabularyItem } from '../generated/prisma/client.ts';
import type { WordForms } from '../word-keys/word-forms.ts';
import { wordStateOf } from '../word-states/word-state.ts';
import { isFunctionWord } from './function-words.ts';

/** Converts an item to its shape in responses: without its owner, with its forms in both scripts, and with the time as an ISO 8601 string. */
export function presentVocabularyItem(item: VocabularyItem, wordForms: WordForms): VocabularyItemResponse {
  const { id, character, pinyin, englishTranslation, notes, frequency, isUserGenerated, createdAt } = item;
  const { knownAt, hiddenAt, sourceEntryAt } = item;
  return {
    id,
    character,
    ...wordForms.otherFormsOf(item),
    pinyin,
    englishTranslation,
    notes,
    frequency,
    isUserGenerated,
    createdAt: createdAt.toISOString(),
    isKnown: knownAt !== null,
    isHidden: hiddenAt !== null,
    state: wordStateOf(item),
    isFunctionWord: isFunctionWord(character),
    metAt: (sourceEntryAt ?? createdAt).toISOString(),
  };
}

/** Converts an item to its shape in lists of thousands, without the properties that have their usual values. */
export function presentCompactVocabularyItem(item: VocabularyItem, wordForms: WordForms): CompactVocabularyItem {
  const { id, character, simplified, traditional, pinyin, englishTranslation, ...others } = presentVocabularyItem(
    item,
    wordForms,
  );
  const { notes, frequency, createdAt, metAt, ...marks } = others;
  const usualState = marks.isHidden ? 'ignored' : marks.isKnown ? 'known' : 'new';
  return {
    id,
    character,
    ...(simplified !== undefined && { simplified }),
    ...(traditional !== undefined && { traditional }),
    ...(pinyin !== null && { pinyin }),
    englishTranslation,
    ...(notes !== '' && { notes }),
    ...(frequency !== 0 && { frequency }),
    createdAt,
    ...(metAt !== createdAt && { metAt }),
    ...(marks.isUserGenerated && { isUserGenerated: true }),
    ...(marks.isKnown && { isKnown: true }),
    ...(marks.isHidden && { isHidden: true }),
    ...(marks.state !== usualState && { state: marks.state }),
    ...(marks.isFunctionWord && { isFunctionWord: true }),
  };
}
