import { z } from 'zod';
import { defineEvent } from './envelope.ts';

/**
 * A user's vocabulary has changed, or the reviews of it: items, their marks, counts or cards. The user's open pages refetch what they show of
 * it. Written at most once per transaction.
 */
export const vocabularyChanged = defineEvent({
  type: 'vocabulary.changed',
  producer: 'language',
  schema: z.object({
    userId: z.uuid(),
    /** Whether the vocabulary has items whose occurrences in the user's entries language-svc has yet to count. */
    hasUncountedItems: z.boolean(),
  }),
});
