import { z } from 'zod';
import { idSchema, timeSchema } from '../common.schema.ts';
import { wordClipSchema } from '../media/word-clip.schema.ts';
import { defineRoute } from '../route.ts';
import { vocabularySentencesQuerySchema } from './vocabulary.schema.ts';

export const vocabularyContextsQuerySchema = vocabularySentencesQuerySchema;

/**
 * What a card shows from the owner's own life: the newest sentence with the word, and the photo and the recording of the entry that contains this
 * sentence.
 */
export const vocabularyContextSchema = z.object({
  itemId: idSchema,
  /** The owner's entry that contains the sentence. */
  entryId: idSchema,
  /** The time of the entry. */
  createdAt: timeSchema,
  sentence: z.string(),
  /** The position of the word in the sentence, in UTF-16 code units: `sentence.slice(start, end)`. */
  start: z.int().nonnegative(),
  end: z.int().positive(),
  /** The first image of the entry. */
  imageUrl: z.string().nullable(),
  /** The part of the entry's recording in which the word is spoken. Null without a recording, and when the times of its words are unknown. */
  clip: wordClipSchema.nullable(),
});
export type VocabularyContext = z.infer<typeof vocabularyContextSchema>;

export const vocabularyContextRoutes = {
  listVocabularyContexts: defineRoute({
    method: 'get',
    path: '/api/vocabulary/contexts',
    access: 'signed-in',
    summary:
      "For each item, the newest sentence of one's own memories with the word in its reading, with the photo and the part of the recording of that memory; without items that occur in no memory",
    query: vocabularyContextsQuerySchema,
    response: { status: 200, body: z.array(vocabularyContextSchema) },
    errors: ['invalid_request', 'not_signed_in', 'service_unavailable'],
  }),
};
