import { TRANSLATION_MAX_LENGTH, truncateCharacters } from '@memory/contracts/text';
import { markNumberedTones } from '@memory/text';
import type { NewVocabularyItem } from './api/add-vocabulary.ts';
import { formatZhuyinNote } from './zhuyin-note.ts';

/**
 * The translation that is stored for a word without a known translation. The server recognizes this text, so it is the same in all
 * interface languages.
 */
const DEFAULT_MEANING = 'Learning in progress';

/** A character or word as it is shown: with the reading and the meaning that a new vocabulary item gets. */
export interface WordToAdd {
  character: string;
  /** The form that vocabularies are compared by. */
  simplified: string;
  pinyin: string;
  zhuyin: string;
  meaning: string;
}

/** The request that adds a character or word to the vocabulary as it is shown. */
export function toNewItem({ character, pinyin, zhuyin, meaning }: Omit<WordToAdd, 'simplified'>): NewVocabularyItem {
  return {
    character,
    pinyin: markNumberedTones(pinyin.trim()) || null,
    englishTranslation: truncateCharacters(meaning.trim(), TRANSLATION_MAX_LENGTH).trim() || DEFAULT_MEANING,
    notes: formatZhuyinNote(zhuyin),
  };
}
