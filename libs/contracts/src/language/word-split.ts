import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { singleLine } from '../text/text.schema.ts';

/** The maximum number of splits of a user. All splits are read with each text that the user reads. */
export const WORD_SPLITS_MAX = 500;
/** The maximum length of a split text and of its parts, in characters. */
export const SPLIT_TEXT_MAX_LENGTH = 12;

const NOT_CHINESE = 'A word can be divided and joined if it consists of Chinese characters.';
const part = singleLine(SPLIT_TEXT_MAX_LENGTH).refine((text) => /^[\p{Unified_Ideograph}〇]+$/u.test(text), {
  error: NOT_CHINESE,
});

/** A user's own division of a text of several characters into words. A single part makes the whole text one word. */
export const wordSplitSchema = z.object({
  /** The text in simplified characters. The parts are in simplified characters, too. */
  text: z.string(),
  /** The words. Joined, they give `text`. */
  parts: z.array(z.string()),
});
export type WordSplit = z.infer<typeof wordSplitSchema>;

export const newWordSplitSchema = z.object({
  parts: z
    .array(part)
    .min(1)
    .max(SPLIT_TEXT_MAX_LENGTH)
    .refine(
      (parts) => {
        const { length } = Array.from(parts.join(''));
        return length >= 2 && length <= SPLIT_TEXT_MAX_LENGTH;
      },
      { error: 'These must be 2 to 12 characters together.' },
    ),
});

export const wordSplitParamsSchema = z.object({ text: singleLine(SPLIT_TEXT_MAX_LENGTH, { min: 1 }) });

export const wordSplitRoutes = {
  listWordSplits: defineRoute({
    method: 'get',
    path: '/api/word-splits',
    access: 'signed-in',
    summary: 'The words that one divides or joins otherwise than Memory does, the newest first',
    response: { status: 200, body: z.object({ splits: z.array(wordSplitSchema) }) },
    errors: ['not_signed_in'],
  }),
  setWordSplit: defineRoute({
    method: 'post',
    path: '/api/word-splits',
    access: 'signed-in',
    summary:
      'Divide a text into words, or make it one word, in all texts that one reads, wherever whole words have these characters; `replaced` are the parts that one has given it before',
    body: newWordSplitSchema,
    response: { status: 200, body: wordSplitSchema.extend({ replaced: z.array(z.string()).nullable() }) },
    errors: ['invalid_request', 'not_signed_in', 'too_many_word_splits'],
  }),
  deleteWordSplit: defineRoute({
    method: 'delete',
    path: '/api/word-splits/{text}',
    access: 'signed-in',
    summary: 'Leave the division of a text to Memory again',
    params: wordSplitParamsSchema,
    response: { status: 204, body: null },
    errors: ['invalid_request', 'not_signed_in'],
  }),
};
