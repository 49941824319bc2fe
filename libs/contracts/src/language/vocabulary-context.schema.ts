import { z } from 'zod';
import { idSchema, timeSchema } from '../common.schema.ts';
import { wordClipSchema } from '../media/word-clip.schema.ts';
import { vocabularySentencesQuerySchema } from './vocabulary.schema.ts';

export const vocabularyContextsQuerySchema = vocabularySentencesQuerySchema;

/** What a card shows of its owner's own life: the newest sentence with the word, and the photo and the voice of that entry. */
export const vocabularyContextSchema = z.object({
  itemId: idSchema,
  /** The owner's entry that contains the sentence. */
  entryId: idSchema,
  /** The time of the entry. */
  createdAt: timeSchema,
  sentence: z.string(),
  /** Where the word is in the sentence: `sentence.slice(start, end)`, in UTF-16 units. */
  start: z.int().nonnegative(),
  end: z.int().positive(),
  /** The first image of the entry. */
  imageUrl: z.string().nullable(),
  /** The part of the entry's recording in which the word is spoken. Null without a recording, and when no times of its words are known. */
  clip: wordClipSchema.nullable(),
});
export type VocabularyContext = z.infer<typeof vocabularyContextSchema>;
