import {
  normalizeLine,
  PINYIN_MAX_LENGTH,
  TRANSLATION_MAX_LENGTH,
  typedLength,
  WORD_MAX_LENGTH,
} from '@memory/contracts/text';
import { hasChinese, markNumberedTones } from '@memory/text';
import type { NewVocabularyItem } from './api/add-vocabulary.ts';

/** The values of the form for adding a word to the vocabulary. */
export interface WordFormFields {
  character: string;
  pinyin: string;
  englishTranslation: string;
}

export const emptyWordForm: WordFormFields = { character: '', pinyin: '', englishTranslation: '' };

/** The maximum number of characters of each field. */
export const wordFormLimits: Readonly<Record<keyof WordFormFields, number>> = {
  character: WORD_MAX_LENGTH,
  pinyin: PINYIN_MAX_LENGTH,
  englishTranslation: TRANSLATION_MAX_LENGTH,
};

/** Whether a field of the form has too many characters. The field itself shows this to the user. */
export const isWordFormTooLong = (fields: WordFormFields): boolean =>
  (['character', 'pinyin', 'englishTranslation'] as const).some(
    (name) => typedLength(fields[name], normalizeLine) > wordFormLimits[name],
  );

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
