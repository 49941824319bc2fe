import { defineRoute } from '../route.ts';
import { spokenLanguageSettingsSchema } from './spoken-language.schema.ts';

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
