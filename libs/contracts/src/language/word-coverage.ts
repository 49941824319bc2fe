import { z } from 'zod';
import { timeSchema } from '../common.schema.ts';
import { defineRoute } from '../route.ts';
import { fitTogether } from '../text/text-length.ts';
import { multiLine } from '../text/text.schema.ts';
import { TEXT_TO_ANNOTATE_MAX_LENGTH, TEXTS_TO_ANNOTATE_MAX } from './dictionary.ts';

/** The request has the same limits as a request that annotates texts: the number of texts, and the length of all texts together. */
export const wordCoverageRequestSchema = z.object({
  texts: z
    .array(
      z.object({
        text: multiLine(TEXT_TO_ANNOTATE_MAX_LENGTH),
        /** When the text was written, for `thenKnown`. */
        writtenAt: timeSchema.optional(),
      }),
    )
    .max(TEXTS_TO_ANNOTATE_MAX)
    .refine(
      (texts) =>
        fitTogether(
          texts.map(({ text }) => text),
          TEXT_TO_ANNOTATE_MAX_LENGTH,
        ),
      {
        error: 'These texts are too long together.',
      },
    ),
});

/**
 * How many words of a text a user knows. Each occurrence counts. Names, ignored words and text in other scripts do not count, so `words` is the sum
 * of `known`, `learning` and `new`.
 */
export const wordCoverageSchema = z.object({
  words: z.int(),
  known: z.int(),
  learning: z.int(),
  new: z.int(),
  /** How many of these words the user knew when the text was written; null when nothing is known about the vocabulary of that time. */
  thenKnown: z.int().nullable(),
});
export type WordCoverage = z.infer<typeof wordCoverageSchema>;

export const wordCoverageRoutes = {
  readWordCoverage: defineRoute({
    method: 'post',
    path: '/api/word-coverage',
    access: 'signed-in',
    summary:
      'How many of the words of texts one knows, in the order of the texts; for a text with the time when it was written, also how many one knew then',
    body: wordCoverageRequestSchema,
    response: { status: 200, body: z.object({ coverages: z.array(wordCoverageSchema) }) },
    errors: ['invalid_request', 'not_signed_in'],
  }),
};
