import { z } from 'zod';
import { idParamsSchema } from '../common.schema.ts';
import { defineRoute } from '../route.ts';
import { annotateRequestSchema } from './dictionary.schema.ts';
import { similarWordSchema, similarWordsRequestSchema } from './similar-word.schema.ts';
import { wordCoverageRequestSchema, wordCoverageSchema } from './word-coverage.schema.ts';
import { wordGapSchema } from './word-gap.schema.ts';
import { newLookupSchema, wordHistoryPointSchema } from './word-history.schema.ts';

export const wordStateRoutes = {
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
  addLookup: defineRoute({
    method: 'post',
    path: '/api/lookups',
    access: 'signed-in',
    summary: 'Log that one has looked a word up; once for each word, entry and day',
    body: newLookupSchema,
    response: { status: 204, body: null },
    errors: ['invalid_request', 'not_signed_in', 'entry_not_found', 'too_many_lookups', 'service_unavailable'],
  }),
  readWordHistory: defineRoute({
    method: 'get',
    path: '/api/vocabulary/{id}/history',
    access: 'signed-in',
    summary: "What happened to a word of one's vocabulary, the oldest first, with the entries that one has now",
    params: idParamsSchema,
    response: { status: 200, body: z.object({ points: z.array(wordHistoryPointSchema) }) },
    errors: ['invalid_request', 'not_signed_in', 'vocabulary_item_not_found', 'service_unavailable'],
  }),
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
