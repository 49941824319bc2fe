import { z } from 'zod';
import { singleLine } from '../text/text.schema.ts';

/** The maximum number of splits of a user. All splits are read with each text that the user reads. */
export const WORD_SPLITS_MAX = 500;
/** The maximum length of a split text and of its parts, in characters. */
export const SPLIT_TEXT_MAX_LENGTH = 12;

const NOT_CHINESE = 'A word can be divided and joined if it consists of Chinese characters.';
const part = singleLine(SPLIT_TEXT_MAX_LENGTH).refine((text) => /^[\p{Unified_Ideograph}〇]+$/u.test(text), {
  error: NOT_CHINESE,
});

/** A user's own division of a text of several characters into words. A single part makes the whole text one word. */
export const wordSplitSchema = z.object({
  /** The text in simplified characters. The parts are in simplified characters, too. */
  text: z.string(),
  /** The words. Joined, they give `text`. */
  parts: z.array(z.string()),
});
export type WordSplit = z.infer<typeof wordSplitSchema>;

export const newWordSplitSchema = z.object({
  parts: z
    .array(part)
    .min(1)
    .max(SPLIT_TEXT_MAX_LENGTH)
    .refine(
      (parts) => {
        const { length } = Array.from(parts.join(''));
        return length >= 2 && length <= SPLIT_TEXT_MAX_LENGTH;
      },
      { error: 'These must be 2 to 12 characters together.' },
    ),
});

export const wordSplitParamsSchema = z.object({ text: singleLine(SPLIT_TEXT_MAX_LENGTH, { min: 1 }) });
