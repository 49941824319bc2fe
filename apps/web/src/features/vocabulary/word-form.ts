import { hasChinese, markNumberedTones } from '@memory/text';
import type { NewVocabularyItem } from './api/add-vocabulary.ts';

/** The values of the form for adding a word to the vocabulary. */
export interface WordFormFields {
  character: string;
  pinyin: string;
  englishTranslation: string;
}

export const emptyWordForm: WordFormFields = { character: '', pinyin: '', englishTranslation: '' };

/**
 * The vocabulary item that the form's values describe, with tone marks instead of typed tone numbers; null while the character or the
 * translation is missing.
 */
export function parseAddWordForm(fields: WordFormFields): NewVocabularyItem | null {
  const character = fields.character.trim();
  const englishTranslation = fields.englishTranslation.trim();
  if (character === '' || englishTranslation === '') return null;
  return {
    character,
    pinyin: markNumberedTones(fields.pinyin.trim()) || null,
    englishTranslation,
    frequency: 0,
    isUserGenerated: true,
  };
}

/** Whether the word may be a mistake: the vocabulary is Chinese. */
export const lacksChinese = ({ character }: WordFormFields): boolean => !hasChinese(character);
