import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { singleLine } from '../text/text.schema.ts';

/** The maximum length of a word in characters. Longer words are phrases, and hardly any two phrases sound alike. */
export const SIMILAR_WORD_MAX_LENGTH = 20;

export const similarWordsRequestSchema = z.object({ word: singleLine(SIMILAR_WORD_MAX_LENGTH, { min: 1 }) });

/** A word that sounds the same as, or nearly the same as, another word. */
export const similarWordSchema = z.object({
  /** In simplified characters. */
  word: z.string(),
  traditional: z.string(),
  pinyin: z.string(),
  /** The meanings in one line. Empty for a word of the user's own that the dictionary lacks. */
  meaning: z.string(),
  /** Whether the word is in the user's vocabulary. */
  isOwn: z.boolean(),
});
export type SimilarWord = z.infer<typeof similarWordSchema>;

export const similarWordRoutes = {
  findSimilarWords: defineRoute({
    method: 'post',
    path: '/api/similar-words',
    access: 'signed-in',
    summary:
      'At most eight words with which a Chinese word may be confused by its sound: those of the own vocabulary first, then common ones',
    body: similarWordsRequestSchema,
    response: { status: 200, body: z.object({ words: z.array(similarWordSchema) }) },
    errors: ['invalid_request', 'not_signed_in'],
  }),
};
