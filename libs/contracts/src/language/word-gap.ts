import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { annotateRequestSchema } from './dictionary.ts';

/** An English word or phrase in a Chinese sentence, with Chinese words that could replace it. */
export const wordGapSchema = z.object({
  /** The English word or phrase as it is written in the text. */
  english: z.string(),
  /** The index in the text, in UTF-16 units. */
  start: z.int(),
  /** At most five Chinese words, the best first. */
  candidates: z.array(
    z.object({
      /** In simplified characters. */
      word: z.string(),
      traditional: z.string(),
      pinyin: z.string(),
      meaning: z.string(),
    }),
  ),
});
export type WordGap = z.infer<typeof wordGapSchema>;

export const wordGapRoutes = {
  findWordGaps: defineRoute({
    method: 'post',
    path: '/api/word-gaps',
    access: 'signed-in',
    summary:
      'The English words of the Chinese sentences of a text that are neither names nor abbreviations, with Chinese words for each',
    body: annotateRequestSchema,
    response: { status: 200, body: z.object({ gaps: z.array(wordGapSchema) }) },
    errors: ['invalid_request', 'not_signed_in'],
  }),
};
