import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { wordCoverageRequestSchema, wordCoverageSchema } from './word-coverage.schema.ts';

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
};
