import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { vocabularyContextSchema, vocabularyContextsQuerySchema } from './vocabulary-context.schema.ts';

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
