import type { NewVocabularyItem } from './api/add-vocabulary.ts';

/** The add form as it stands. */
export interface WordFormFields {
  character: string;
  pinyin: string;
  englishTranslation: string;
}

export const emptyWordForm: WordFormFields = { character: '', pinyin: '', englishTranslation: '' };

/** The word that the form holds, or null while the character or the translation is missing. */
export function parseWordForm(fields: WordFormFields): NewVocabularyItem | null {
  const character = fields.character.trim();
  const englishTranslation = fields.englishTranslation.trim();
  if (character === '' || englishTranslation === '') return null;
  return { character, pinyin: fields.pinyin.trim() || null, englishTranslation, frequency: 0, isUserGenerated: true };
}
