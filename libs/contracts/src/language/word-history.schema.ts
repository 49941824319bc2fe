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
 * What happened to a word: `met` in an entry or added, `looked-up`, `used` in an entry, `learning`, `known`, `forgotten` (rated again after it
 * was learned), `ignored`.
 */
export const wordEvents = ['met', 'looked-up', 'used', 'learning', 'known', 'forgotten', 'ignored'] as const;

export const wordHistoryPointSchema = z.object({
  event: z.enum(wordEvents),
  at: timeSchema,
  /**
   * One's own entry that the point leads to, as it is now: where the word was met, looked up or used; for what happened in reviews the
   * newest one with the word until then. Null when no entry of then is left.
   */
  entry: z.object({ id: idSchema, title: z.string(), createdAt: timeSchema }).nullable(),
});
export type WordHistoryPoint = z.infer<typeof wordHistoryPointSchema>;
