import { z } from 'zod';

/**
 * A BCP 47 language tag. A script or region subtag also selects the Chinese script of transcripts: traditional for `zh-Hant`, simplified
 * for `zh-CN`.
 */
export const spokenLanguageSchema = z
  .string()
  .max(35)
  .refine(isLanguageTag, { error: 'This must be a language tag like zh-Hans or en.' });

function isLanguageTag(tag: string): boolean {
  try {
    return new Intl.Locale(tag).language !== '';
  } catch {
    return false;
  }
}

/** The language that a user speaks in recordings. With null, transcription detects the language. */
export const spokenLanguageSettingsSchema = z.object({ spokenLanguage: spokenLanguageSchema.nullable() });
export type SpokenLanguageSettings = z.infer<typeof spokenLanguageSettingsSchema>;
