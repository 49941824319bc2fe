import { z } from 'zod';
import { defineRoute } from '../route.ts';

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

export const spokenLanguageRoutes = {
  readSpokenLanguage: defineRoute({
    method: 'get',
    path: '/api/speaker',
    access: 'signed-in',
    summary: 'The language one speaks in recordings',
    response: { status: 200, body: spokenLanguageSettingsSchema },
    errors: ['not_signed_in'],
  }),
  updateSpokenLanguage: defineRoute({
    method: 'patch',
    path: '/api/speaker',
    access: 'signed-in',
    summary:
      'Set the language one speaks in recordings (`zh-Hans`, `zh-Hant`, `en`): a hint for transcription, and the script of transcripts',
    body: spokenLanguageSettingsSchema,
    response: { status: 200, body: spokenLanguageSettingsSchema },
    errors: ['invalid_request', 'not_signed_in'],
  }),
};
