import { z } from 'zod';
import { idParamsSchema } from '../common.schema.ts';
import { defineRoute } from '../route.ts';
import {
  compactVocabularyItemSchema,
  compactVocabularyQuerySchema,
  extractVocabularyQuerySchema,
  newVocabularyItemSchema,
  VOCABULARY_WORDS_MAX,
  vocabularyChangesSchema,
  vocabularyItemSchema,
  vocabularyListQuerySchema,
  vocabularySentenceSchema,
  vocabularySentencesQuerySchema,
  vocabularyWordSchema,
} from './vocabulary.schema.ts';

export const vocabularyRoutes = {
  listVocabulary: defineRoute({
    method: 'get',
    path: '/api/vocabulary',
    access: 'signed-in',
    summary:
      "One's vocabulary, newest first, without the items that one has hidden; with `hidden=true` only these; with `q` only what the search finds, without `X-Total-Count`",
    query: vocabularyListQuerySchema,
    response: { status: 200, body: z.array(vocabularyItemSchema) },
    paginated: true,
    errors: ['invalid_request', 'not_signed_in', 'bad_cursor'],
  }),
  listCompactVocabulary: defineRoute({
    method: 'get',
    path: '/api/vocabulary/compact',
    access: 'signed-in',
    summary:
      'The same list as `/api/vocabulary` in larger pages of smaller items: without properties that are null, empty, 0 or false, and without a `metAt` that equals `createdAt`',
    query: compactVocabularyQuerySchema,
    response: { status: 200, body: z.array(compactVocabularyItemSchema) },
    paginated: true,
    errors: ['invalid_request', 'not_signed_in', 'bad_cursor'],
  }),
  listVocabularyWords: defineRoute({
    method: 'get',
    path: '/api/vocabulary/words',
    access: 'signed-in',
    summary: `The words of one's vocabulary with their pinyin, in simplified characters, newest first, at most ${VOCABULARY_WORDS_MAX}`,
    response: { status: 200, body: z.object({ words: z.array(vocabularyWordSchema) }) },
    errors: ['not_signed_in'],
  }),
  listVocabularySentences: defineRoute({
    method: 'get',
    path: '/api/vocabulary/sentences',
    access: 'signed-in',
    summary:
      "The sentences of one's own memories in which one met vocabulary items; without items that occur in no memory any more",
    query: vocabularySentencesQuerySchema,
    response: { status: 200, body: z.array(vocabularySentenceSchema) },
    errors: ['invalid_request', 'not_signed_in', 'service_unavailable'],
  }),
  createVocabularyItem: defineRoute({
    method: 'post',
    path: '/api/vocabulary',
    access: 'signed-in',
    summary: "Add a character or word to one's vocabulary",
    body: newVocabularyItemSchema,
    response: { status: 201, body: vocabularyItemSchema },
    idempotent: true,
    errors: ['invalid_request', 'not_signed_in', 'vocabulary_item_exists', 'idempotency_key_reused'],
  }),
  updateVocabularyItem: defineRoute({
    method: 'patch',
    path: '/api/vocabulary/{id}',
    access: 'signed-in',
    summary: 'Correct the pinyin or translation of an item, mark it as known, hide it or show it again',
    params: idParamsSchema,
    body: vocabularyChangesSchema,
    response: { status: 200, body: vocabularyItemSchema },
    errors: ['invalid_request', 'not_signed_in', 'vocabulary_item_not_found', 'vocabulary_item_not_hideable'],
  }),
  extractVocabulary: defineRoute({
    method: 'post',
    path: '/api/vocabulary/extract',
    access: 'signed-in',
    summary:
      "Add characters of one's own memories to one's vocabulary: at most 20 per run, newest memory first, within a memory the most frequent characters first. With `words=true` it adds in the same order at most 20 `words` of two or more characters instead; one of `added` and `words` is empty. Pinyin and translation are those of the sentence that the item was met in",
    query: extractVocabularyQuerySchema,
    response: {
      status: 200,
      body: z.object({
        added: z.array(vocabularyItemSchema),
        words: z.array(vocabularyItemSchema),
        skipped: z.int(),
      }),
    },
    errors: ['invalid_request', 'not_signed_in', 'service_unavailable'],
  }),
  fixUnknownVocabulary: defineRoute({
    method: 'post',
    path: '/api/vocabulary/fix-unknown',
    access: 'signed-in',
    summary: "Look up the missing translations and pinyin of one's vocabulary items",
    response: { status: 200, body: z.object({ updated: z.int() }) },
    errors: ['not_signed_in'],
  }),
  deleteVocabularyItem: defineRoute({
    method: 'delete',
    path: '/api/vocabulary/{id}',
    access: 'signed-in',
    summary: 'Remove an item that the user added by hand',
    params: idParamsSchema,
    response: { status: 204, body: null },
    errors: ['not_signed_in', 'vocabulary_item_not_found', 'vocabulary_item_not_removable'],
  }),
};
