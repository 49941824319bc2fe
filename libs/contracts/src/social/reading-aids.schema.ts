import { z } from 'zod';

export const SPEECH_RATE_MIN = 0.5;
export const SPEECH_RATE_MAX = 1.2;

/**
 * How a user's page helps to read Chinese texts. Chinese words are shown with their readings, and characters in the chosen script; neither
 * changes the text itself.
 */
export const readingAidsSchema = z.object({
  /** Whether readings are shown above the characters. The other choices are kept while they are not. */
  isShown: z.boolean(),
  reading: z.enum(['pinyin', 'zhuyin']),
  /**
   * Which words have their reading: all of them, or those that the user does not know. `fading`: all but the known ones, and those that the
   * user is learning have a fainter one.
   */
  words: z.enum(['all', 'fading', 'new']),
  /** `original`: as the author wrote the text. */
  script: z.enum(['original', 'simplified', 'traditional']),
  /** Whether readings have the colours of their tones, which their tone marks show in any case. */
  hasToneColors: z.boolean(),
  /** The speed at which the device's voice reads Chinese aloud; 1 is the speed of a native speaker. */
  speechRate: z.number().min(SPEECH_RATE_MIN).max(SPEECH_RATE_MAX),
});
export type ReadingAids = z.infer<typeof readingAidsSchema>;

export const readingAidsChangesSchema = readingAidsSchema.partial();
export type ReadingAidsChanges = z.infer<typeof readingAidsChangesSchema>;
