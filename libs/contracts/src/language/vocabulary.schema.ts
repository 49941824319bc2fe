import { z } from 'zod';
import { idSchema, storableText, timeSchema } from '../common.schema.ts';

const CHARACTER_MISSING = 'Please write the character or word.';

const characterField = storableText(50, CHARACTER_MISSING)
  .transform((value) => value.trim())
  .pipe(z.string().min(1, { error: CHARACTER_MISSING }));

const TRANSLATION_MISSING = 'Please write what it means in English.';

const translationField = storableText(500, TRANSLATION_MISSING)
  .transform((value) => value.trim())
  .pipe(z.string().min(1, { error: TRANSLATION_MISSING }));

const pinyinField = storableText(100).nullable();

export const newVocabularyItemSchema = z.object({
  character: characterField,
  pinyin: pinyinField.optional().transform((value) => value || null),
  englishTranslation: translationField,
  notes: storableText(1_000)
    .nullish()
    .transform((value) => value ?? ''),
  frequency: z.int().min(0).max(1_000_000).default(0),
  isUserGenerated: z.boolean().default(true),
});

export const vocabularyChangesSchema = z.object({
  pinyin: pinyinField.optional(),
  englishTranslation: translationField.optional(),
});

/**
 * The stored translation of a vocabulary item that the dictionary does not have; its pinyin is null. Programs compare this value, so it is
 * not localized.
 */
export const UNKNOWN_TRANSLATION = 'Unknown';

export const vocabularyItemSchema = z.object({
  id: idSchema,
  character: z.string(),
  pinyin: z.string().nullable(),
  englishTranslation: z.string(),
  notes: z.string(),
  frequency: z.int(),
  isUserGenerated: z.boolean(),
  createdAt: timeSchema,
});
export type VocabularyItem = z.infer<typeof vocabularyItemSchema>;

/** The most words of a vocabulary that reading aids compare texts with, the newest first. A learner of many years has about half of it. */
export const VOCABULARY_WORDS_MAX = 10_000;

/** A word of a vocabulary, in simplified characters. */
export const vocabularyWordSchema = z.object({ simplified: z.string(), pinyin: z.string().nullable() });
export type VocabularyWord = z.infer<typeof vocabularyWordSchema>;
