import { z } from 'zod';
import { idSchema } from '../common.schema.ts';
import { WORD_MAX_LENGTH } from '../text/text-limits.ts';
import { singleLine, storableText } from '../text/text.schema.ts';

/** The maximum number of words in one request: the number of words on a screen. */
export const WORD_CLIPS_MAX = 20;

/** The maximum length of the text before or after a word, in UTF-16 code units. A sentence has at most 120 characters. */
const CONTEXT_MAX_LENGTH = 240;

/** A word to find in a recording. The text around the word identifies the occurrence. */
export const wordToFindSchema = z.object({
  fileId: idSchema,
  word: singleLine(WORD_MAX_LENGTH, { min: 1 }),
  before: storableText(CONTEXT_MAX_LENGTH),
  after: storableText(CONTEXT_MAX_LENGTH),
});
export type WordToFind = z.infer<typeof wordToFindSchema>;

/** The longest clip that is cut, in seconds. A slowly spoken word of fifty characters is shorter. */
const CLIP_MAX_SECONDS = 60;

/** A part of a recording to cut out, in seconds from its start. */
export const clipToCutSchema = z
  .object({ fileId: idSchema, start: z.number().nonnegative().max(1e6), end: z.number().positive().max(1e6) })
  .refine(({ start, end }) => end > start && end - start <= CLIP_MAX_SECONDS, {
    error: `A clip ends after its start, and takes at most ${CLIP_MAX_SECONDS} s.`,
  });
export type ClipToCut = z.infer<typeof clipToCutSchema>;

/** The part of a recording in which a word is spoken, in seconds from its start. */
export const wordClipSchema = z.object({
  /** The address of the recording, which supports range requests. */
  url: z.string(),
  start: z.number().nonnegative(),
  end: z.number().positive(),
});
export type WordClip = z.infer<typeof wordClipSchema>;
