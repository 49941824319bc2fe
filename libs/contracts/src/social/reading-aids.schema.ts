import { z } from 'zod';

/**
 * How a user's page helps to read Chinese texts. Chinese words are shown with their readings, and characters in the chosen script; neither
 * changes the text itself.
 */
export const readingAidsSchema = z.object({
  /** Whether readings are shown above the characters. The other choices are kept while they are not. */
  isShown: z.boolean(),
  reading: z.enum(['pinyin', 'zhuyin']),
  /** Which words have their reading: all, or those that the user's vocabulary lacks. */
  words: z.enum(['all', 'new']),
  /** `original`: as the author wrote the text. */
  script: z.enum(['original', 'simplified', 'traditional']),
});
export type ReadingAids = z.infer<typeof readingAidsSchema>;

export const readingAidsChangesSchema = readingAidsSchema.partial();
export type ReadingAidsChanges = z.infer<typeof readingAidsChangesSchema>;
