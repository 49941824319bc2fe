import { z } from 'zod';
import { idSchema } from '../common.schema.ts';
import { defineRoute } from '../route.ts';
import { multiLine } from '../text/text.schema.ts';
import { annotateRequestSchema, chineseScripts } from './dictionary.ts';
import { moods } from './mood.ts';
import { rebuiltCardsSchema } from './review.ts';

/** The number of texts per request, and the characters of each. Chinese ones take three bytes: 300 KB of the 512 KB that a service reads. */
export const MOOD_TEXTS_MAX = 50;
export const MOOD_TEXT_PART_LENGTH = 2_000;

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
