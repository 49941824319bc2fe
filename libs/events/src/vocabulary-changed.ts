import { z } from 'zod';
import { defineEvent } from './envelope.ts';

/**
 * A user's vocabulary or its reviews have changed: items, marks of items, counts or cards. The user's open pages refetch the vocabulary data that
 * they show. At most one event is written per transaction.
 */
export const vocabularyChanged = defineEvent({
  type: 'vocabulary.changed',
  producer: 'language',
  schema: z.object({
    userId: z.uuid(),
    /** Whether the vocabulary has items whose occurrences in the user's entries language-svc has not counted yet. */
    hasUncountedItems: z.boolean(),
  }),
});
