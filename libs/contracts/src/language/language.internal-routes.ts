import { z } from 'zod';
import { idSchema } from '../common.schema.ts';
import { defineRoute } from '../route.ts';
import { SEARCH_TERM_MAX_LENGTH, THEME_MAX_LENGTH } from '../text/text-limits.ts';
import { multiLine, singleLine } from '../text/text.schema.ts';
import { annotateRequestSchema, chineseScripts } from './dictionary.ts';
import { moods } from './mood.ts';
import { rebuiltCardsSchema } from './review.ts';

/** The number of texts per request, and the characters of each. Chinese ones take three bytes: 300 KB of the 512 KB that a service reads. */
export const MOOD_TEXTS_MAX = 50;
export const MOOD_TEXT_PART_LENGTH = 2_000;

/** The number of words with the same pinyin that a search looks for, the most frequent ones. The syllable `yi` has hundreds. */
export const PINYIN_WORDS_MAX = 50;

/** A part of a search text: words as they were typed, and the Chinese words whose pinyin they are together. */
export const pinyinPartSchema = z.object({
  /** The words in the form in which searches compare texts (`foldForSearch`). */
  typed: z.array(z.string()),
  /** In simplified characters, the most frequent first. Empty when the typed words are no pinyin. */
  words: z.array(z.string()).max(PINYIN_WORDS_MAX),
});
export type PinyinPart = z.infer<typeof pinyinPartSchema>;

export const languageInternalRoutes = {
  detectMoods: defineRoute({
    method: 'post',
    path: '/internal/moods',
    access: 'internal',
    callers: ['journal-svc'],
    summary:
      'The moods of texts, in the same order. A paid language model is never called, but its stored responses are used',
    body: z.object({ texts: z.array(multiLine(MOOD_TEXT_PART_LENGTH)).max(MOOD_TEXTS_MAX) }),
    response: { status: 200, body: z.object({ moods: z.array(z.enum(moods)) }) },
    errors: ['invalid_request'],
  }),
  findTheme: defineRoute({
    method: 'post',
    path: '/internal/themes',
    access: 'internal',
    callers: ['journal-svc'],
    summary:
      'Which texts have a theme, named in any language, in the same order. A paid language model is never called',
    body: z.object({
      theme: singleLine(THEME_MAX_LENGTH, { min: 1 }),
      texts: z.array(multiLine(MOOD_TEXT_PART_LENGTH)).max(MOOD_TEXTS_MAX),
    }),
    response: { status: 200, body: z.object({ haveTheme: z.array(z.boolean()) }) },
    errors: ['invalid_request'],
  }),
  findPinyinWords: defineRoute({
    method: 'get',
    path: '/internal/pinyin-words',
    access: 'internal',
    callers: ['journal-svc'],
    summary: 'The parts of a search text, each with the Chinese words whose pinyin it is',
    query: z.object({ text: singleLine(SEARCH_TERM_MAX_LENGTH, { min: 1 }) }),
    response: { status: 200, body: z.object({ parts: z.array(pinyinPartSchema) }) },
    errors: ['invalid_request'],
  }),
  convertScript: defineRoute({
    method: 'post',
    path: '/internal/scripts',
    access: 'internal',
    callers: ['media-svc'],
    summary:
      'A text in one Chinese script, each word converted by its reading there, with as many UTF-16 units as the text',
    body: annotateRequestSchema.extend({ script: z.enum(chineseScripts) }),
    response: { status: 200, body: z.object({ text: z.string() }) },
    errors: ['invalid_request'],
  }),
  listLearners: defineRoute({
    method: 'get',
    path: '/internal/learners',
    access: 'internal',
    callers: ['admin'],
    summary: 'The ids of users with reviews in order, at most 500, those after a given id',
    query: z.object({ after: idSchema.optional() }),
    response: { status: 200, body: z.object({ userIds: z.array(idSchema) }) },
    errors: ['invalid_request'],
  }),
  rebuildCards: defineRoute({
    method: 'post',
    path: '/internal/learners/{userId}/rebuild-cards',
    access: 'internal',
    callers: ['admin'],
    summary: 'Computes all cards of a user again from the review log, and counts those that were stored otherwise',
    params: z.object({ userId: idSchema }),
    response: { status: 200, body: rebuiltCardsSchema },
    errors: [],
  }),
  listFellowLearners: defineRoute({
    method: 'get',
    path: '/internal/vocabulary/{userId}/fellow-learners',
    access: 'internal',
    callers: ['social-svc'],
    summary:
      "Users who share at least ten common words with a user's vocabulary, with the number of shared words, most first, at most 200",
    params: z.object({ userId: idSchema }),
    response: { status: 200, body: z.object({ learners: z.array(z.object({ userId: idSchema, shared: z.int() })) }) },
    errors: [],
  }),
};
