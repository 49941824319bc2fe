import type { NewVocabularyItem } from './api/add-vocabulary.ts';

/** The values of the form for adding a word to the vocabulary. */
export interface WordFormFields {
  character: string;
  pinyin: string;
  englishTranslation: string;
}

export const emptyWordForm: WordFormFields = { character: '', pinyin: '', englishTranslation: '' };

/** The vocabulary item that the form's values describe; null while the character or the translation is missing. */
export function parseAddWordForm(fields: WordFormFields): NewVocabularyItem | null {
  const character = fields.character.trim();
  const englishTranslation = fields.englishTranslation.trim();
  if (character === '' || englishTranslation === '') return null;
  return { character, pinyin: fields.pinyin.trim() || null, englishTranslation, frequency: 0, isUserGenerated: true };
}
