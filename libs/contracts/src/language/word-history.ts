import { z } from 'zod';
import { idParamsSchema, idSchema, timeSchema } from '../common.schema.ts';
import { defineRoute } from '../route.ts';
import { WORD_MAX_LENGTH } from '../text/text-limits.ts';
import { singleLine } from '../text/text.schema.ts';

export const newLookupSchema = z.object({
  word: singleLine(WORD_MAX_LENGTH, { min: 1 }),
  /** One's own entry in which the word was looked up. */
  entryId: idSchema.optional(),
});

/**
 * What happened to a word: `met` (found in an entry, or added), `looked-up`, `used` in an entry, `learning`, `known`, `forgotten` (a review
 * changed it from `known` to `learning`), `ignored`.
 */
export const wordEvents = ['met', 'looked-up', 'used', 'learning', 'known', 'forgotten', 'ignored'] as const;

export const wordHistoryPointSchema = z.object({
  event: z.enum(wordEvents),
  at: timeSchema,
  /**
   * The user's own entry that belongs to the event, in its present state: the entry in which the word was met, looked up or used. For an event of a
   * review, the newest entry with the word at that time. Null when no such entry is left.
   */
  entry: z.object({ id: idSchema, title: z.string(), createdAt: timeSchema }).nullable(),
});
export type WordHistoryPoint = z.infer<typeof wordHistoryPointSchema>;

export const wordHistoryRoutes = {
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
};
