import { z } from 'zod';

export const SPEECH_RATE_MIN = 0.5;
export const SPEECH_RATE_MAX = 1.2;

/**
 * How the page helps a user to read Chinese texts: it shows readings above Chinese words, and characters in the chosen script. Neither changes the
 * stored text.
 */
export const readingAidsSchema = z.object({
  /** Whether readings are shown above the characters. The other choices are kept while readings are hidden. */
  isShown: z.boolean(),
  reading: z.enum(['pinyin', 'zhuyin']),
  /**
   * The words that have their reading above them. `all`: all words. `new`: the words that the user does not know yet. `fading`: the words of `new`,
   * where words that the user is learning have a fainter reading.
   */
  words: z.enum(['all', 'fading', 'new']),
  /** The script in which characters are shown. `original`: the script in which the author wrote the text. */
  script: z.enum(['original', 'simplified', 'traditional']),
  /** Whether readings are coloured by their tones. The readings have tone marks in any case. */
  hasToneColors: z.boolean(),
  /** The speed at which the device's voice reads Chinese aloud; 1 is the speed of a native speaker. */
  speechRate: z.number().min(SPEECH_RATE_MIN).max(SPEECH_RATE_MAX),
});
export type ReadingAids = z.infer<typeof readingAidsSchema>;

export const readingAidsChangesSchema = readingAidsSchema.partial();
export type ReadingAidsChanges = z.infer<typeof readingAidsChangesSchema>;
