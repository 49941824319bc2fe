import { z } from 'zod';

/** An English word or phrase in a Chinese sentence, with Chinese words that could replace it. */
export const wordGapSchema = z.object({
  /** The English word or phrase as it is written in the text. */
  english: z.string(),
  /** The index in the text, in UTF-16 units. */
  start: z.int(),
  /** At most five Chinese words, the best first. */
  candidates: z.array(
    z.object({
      /** In simplified characters. */
      word: z.string(),
      traditional: z.string(),
      pinyin: z.string(),
      meaning: z.string(),
    }),
  ),
});
export type WordGap = z.infer<typeof wordGapSchema>;
