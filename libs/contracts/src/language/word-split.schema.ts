import { z } from 'zod';
import { singleLine } from '../text/text.schema.ts';

/** The most splits of a user. They are read with each text that the user reads. */
export const WORD_SPLITS_MAX = 500;
/** The most characters of a split text, and of its parts. */
export const SPLIT_TEXT_MAX_LENGTH = 12;

const NOT_CHINESE = 'A word can be divided and joined if it consists of Chinese characters.';
const part = singleLine(SPLIT_TEXT_MAX_LENGTH).refine((text) => /^[\p{Unified_Ideograph}〇]+$/u.test(text), {
  error: NOT_CHINESE,
});

/** The words that a text of several characters consists of for a user. One part makes it one word. */
export const wordSplitSchema = z.object({
  /** In simplified characters; the parts, too. */
  text: z.string(),
  /** Joined they give the text. */
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
