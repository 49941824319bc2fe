import { NOTES_MAX_LENGTH, TRANSLATION_MAX_LENGTH, truncateCharacters } from '@memory/contracts/text';
import { markNumberedTones } from '@memory/text';
import type { NewVocabularyItem } from './api/add-vocabulary.ts';

/**
 * The translation that is stored for a word without a known translation. The server recognizes this text, so it is the same in all
 * interface languages.
 */
const DEFAULT_MEANING = 'Learning in progress';

/** A character or word with the reading and the meaning that the page shows, which a new vocabulary item gets. */
export interface WordToAdd {
  character: string;
  /** The simplified form, by which words of vocabularies are compared. */
  simplified: string;
  pinyin: string;
  zhuyin: string;
  meaning: string;
}

/** Returns the request that adds a character or word to the vocabulary with the shown reading and meaning. */
export function toNewItem({ character, pinyin, zhuyin, meaning }: Omit<WordToAdd, 'simplified'>): NewVocabularyItem {
  return {
    character,
    pinyin: markNumberedTones(pinyin.trim()) || null,
    englishTranslation: truncateCharacters(meaning.trim(), TRANSLATION_MAX_LENGTH).trim() || DEFAULT_MEANING,
    notes: formatZhuyinNote(zhuyin),
  };
}

const ZHUYIN_LABEL = 'Zhuyin: ';
export const ZHUYIN_MAX_LENGTH = NOTES_MAX_LENGTH - ZHUYIN_LABEL.length;

/** Formats a word's zhuyin as a note of a vocabulary item; empty if the word has no zhuyin. */
export function formatZhuyinNote(zhuyin: string): string {
  return zhuyin.trim() === '' ? '' : ZHUYIN_LABEL + zhuyin.trim();
}

/** Reads a word's zhuyin from the notes of a vocabulary item; null if the notes contain none. */
export function zhuyinFromNotes(notes: string): string | null {
  return notes.startsWith(ZHUYIN_LABEL) ? notes.slice(ZHUYIN_LABEL.length) : null;
}
