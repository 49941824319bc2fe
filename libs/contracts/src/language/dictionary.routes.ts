import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { WORD_MAX_LENGTH } from '../text/text-limits.ts';
import { singleLine } from '../text/text.schema.ts';
import {
  annotateRequestSchema,
  annotateTextsRequestSchema,
  annotationSchema,
  characterInfoSchema,
  scriptedAnnotationSchema,
  translationSchema,
} from './dictionary.schema.ts';

const character = z.object({ character: singleLine(WORD_MAX_LENGTH) });

const characterInWord = z.object({
  /** A word that contains the character: its pinyin, zhuyin and meaning are those that it has in this word. */
  word: singleLine(WORD_MAX_LENGTH).optional(),
  /** The pinyin of the character in the word. */
  pinyin: singleLine(20).optional(),
});

export const dictionaryRoutes = {
  characterInfo: defineRoute({
    method: 'get',
    path: '/api/character-info/{character}',
    access: 'anyone',
    summary: 'Reading, zhuyin and meaning of a character or word in either script, or of a character in a `word`',
    params: character,
    query: characterInWord,
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
  annotateTexts: defineRoute({
    method: 'post',
    path: '/api/annotate/batch',
    access: 'anyone',
    summary:
      'The annotations of several texts, in their order, with each word in simplified and traditional characters',
    body: annotateTextsRequestSchema,
    response: { status: 200, body: z.object({ annotations: z.array(scriptedAnnotationSchema) }) },
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
};
