import { z } from 'zod';
import { idSchema, storableText, timeSchema } from '../common.schema.ts';
import { mediaUrlSchema } from '../common.schema.ts';

export const MOOD_TEXT_MAX_LENGTH = 20_000;

export const moods = ['very_positive', 'positive', 'neutral', 'negative', 'very_negative'] as const;
export type Mood = (typeof moods)[number];
export const energyLevels = ['high', 'medium', 'low'] as const;

export const moodRequestSchema = z.object({
  text: storableText(MOOD_TEXT_MAX_LENGTH).refine((value) => value.trim().length > 0, {
    error: 'There is nothing written yet to read a mood from.',
  }),
  audioUrl: mediaUrlSchema.nullish(),
});

export const moodAnalysisSchema = z.object({
  mood: z.enum(moods),
  energy_level: z.enum(energyLevels),
  sentiment: z.number().min(0).max(1),
  themes: z.array(z.string()).max(3),
});
export type MoodAnalysis = z.infer<typeof moodAnalysisSchema>;

export const readingSchema = z.object({ pinyin: z.string(), zhuyin: z.string(), meanings: z.array(z.string()) });

export const characterInfoSchema = z.object({
  character: z.string(),
  /** The character's most common reading; `zhuyin` and `meaning` belong to the same reading, and `meaning` has its meanings in one line. */
  pinyin: z.string(),
  zhuyin: z.string(),
  meaning: z.string(),
  simplified: z.string(),
  traditional: z.string(),
  /** Every reading, the most common one first. */
  readings: z.array(readingSchema),
  /** The source to credit in the interface: `CC-CEDICT` (CC BY-SA 4.0) or, for rare characters, `Unihan`. */
  source: z.string(),
});
export type CharacterInfo = z.infer<typeof characterInfoSchema>;

export const ANNOTATION_TEXT_MAX_LENGTH = 20_000;

export const annotateRequestSchema = z.object({ text: storableText(ANNOTATION_TEXT_MAX_LENGTH) });

export const annotationSchema = z.object({
  /** The parts of the text, in the order of the text. Joining their texts gives the whole text. */
  segments: z.array(
    z.object({
      text: z.string(),
      /**
       * The reading of each character in this context. The string is empty for a character without a known reading; the array is empty
       * where `isChinese` is false.
       */
      pinyin: z.array(z.string()),
      zhuyin: z.array(z.string()),
      /** The meanings of the segment in one line. Empty when the dictionary has no entry for the segment. */
      meaning: z.string(),
      /** True when the segment consists only of Chinese characters, false when it contains no Chinese character. */
      isChinese: z.boolean(),
    }),
  ),
});
export type Annotation = z.infer<typeof annotationSchema>;

export const translationSchema = z.object({ pinyin: z.string().nullable(), translation: z.string() });

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
 * The stored translation of a vocabulary item that could not be looked up; the pinyin of the item is null. This value is a marker, so
 * it is not localized.
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
