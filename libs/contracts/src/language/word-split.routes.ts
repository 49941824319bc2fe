import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { newWordSplitSchema, wordSplitParamsSchema, wordSplitSchema } from './word-split.schema.ts';

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
