import { z } from 'zod';
import { idParamsSchema, pageQuerySchema, storableText } from '../common.schema.ts';
import { defineRoute } from '../route.ts';
import {
  annotateRequestSchema,
  annotationSchema,
  characterInfoSchema,
  moodAnalysisSchema,
  moodRequestSchema,
  newVocabularyItemSchema,
  translationSchema,
  vocabularyChangesSchema,
  vocabularyItemSchema,
} from './language.schema.ts';

/**
 * The maximum number of distinct characters in one book. Real books have far fewer; making a font subset of 20,000 characters takes
 * well under a second.
 */
export const TYPEFACE_CHARACTERS_MAX = 20_000;

const character = z.object({ character: storableText(50) });

export const languageRoutes = {
  analyzeMood: defineRoute({
    method: 'post',
    path: '/api/analyze-mood',
    access: 'anyone',
    summary: 'The mood, energy and themes of a text',
    body: moodRequestSchema,
    response: { status: 200, body: moodAnalysisSchema },
    errors: ['invalid_request'],
  }),
  characterInfo: defineRoute({
    method: 'get',
    path: '/api/character-info/{character}',
    access: 'anyone',
    summary: 'Reading, zhuyin and meaning of a character or word in either script',
    params: character,
    response: { status: 200, body: characterInfoSchema },
    errors: ['invalid_request', 'not_chinese', 'character_unknown'],
  }),
  annotate: defineRoute({
    method: 'post',
    path: '/api/annotate',
    access: 'anyone',
    summary: 'The words of a text, each with its reading in context and its meaning',
    body: annotateRequestSchema,
    response: { status: 200, body: annotationSchema },
    errors: ['invalid_request'],
  }),
  translateCharacter: defineRoute({
    method: 'post',
    path: '/api/translate-character',
    access: 'signed-in',
    summary: 'A short English translation and the pinyin of a character or word',
    body: character,
    response: { status: 200, body: translationSchema },
    errors: ['invalid_request', 'not_signed_in', 'not_chinese', 'character_unknown'],
  }),
  subsetTypeface: defineRoute({
    method: 'post',
    path: '/api/typeface',
    access: 'signed-in',
    summary: "The book's typeface (TrueType), subset to the characters of one book",
    body: z.object({ characters: storableText(TYPEFACE_CHARACTERS_MAX) }),
    response: { status: 200, body: null, type: 'font/ttf' },
    errors: ['invalid_request', 'not_signed_in'],
  }),
  listVocabulary: defineRoute({
    method: 'get',
    path: '/api/vocabulary',
    access: 'signed-in',
    summary: "One's vocabulary, newest first",
    query: pageQuerySchema,
    response: { status: 200, body: z.array(vocabularyItemSchema) },
    paginated: true,
    errors: ['invalid_request', 'not_signed_in', 'bad_cursor'],
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
    summary: 'Correct the pinyin or translation of an item',
    params: idParamsSchema,
    body: vocabularyChangesSchema,
    response: { status: 200, body: vocabularyItemSchema },
    errors: ['invalid_request', 'not_signed_in', 'vocabulary_item_not_found'],
  }),
  extractVocabulary: defineRoute({
    method: 'post',
    path: '/api/vocabulary/extract',
    access: 'signed-in',
    summary:
      "Add characters of one's own memories to one's vocabulary: at most 20 per run, newest memory first, within a memory the most frequent characters first",
    response: { status: 200, body: z.object({ added: z.array(vocabularyItemSchema), skipped: z.int() }) },
    errors: ['not_signed_in', 'service_unavailable'],
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
