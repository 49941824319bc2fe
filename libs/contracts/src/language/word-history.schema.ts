import { z } from 'zod';
import { idSchema, timeSchema } from '../common.schema.ts';
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
