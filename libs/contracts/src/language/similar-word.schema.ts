import { z } from 'zod';
import { singleLine } from '../text/text.schema.ts';

/** Longer words are phrases, which hardly any other phrase sounds like. */
export const SIMILAR_WORD_MAX_LENGTH = 20;

export const similarWordsRequestSchema = z.object({ word: singleLine(SIMILAR_WORD_MAX_LENGTH, { min: 1 }) });

/** A word that sounds like another one, or nearly so. */
export const similarWordSchema = z.object({
  /** In simplified characters. */
  word: z.string(),
  traditional: z.string(),
  pinyin: z.string(),
  /** In one line. Empty for a word of one's own that the dictionary lacks. */
  meaning: z.string(),
  /** Whether the word is in one's vocabulary. */
  isOwn: z.boolean(),
});
export type SimilarWord = z.infer<typeof similarWordSchema>;
