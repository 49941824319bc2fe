import { defineRoute } from '../route.ts';
import { languagePrivacySchema, mediaPrivacySchema, privacySchema, socialPrivacySchema } from './privacy.schema.ts';

export const privacyRoutes = {
  readPrivacy: defineRoute({
    method: 'get',
    path: '/api/privacy',
    access: 'anyone',
    summary:
      'What this installation does with data, from the settings of its services; the page /privacy says it in words',
    response: { status: 200, body: privacySchema },
    errors: [],
  }),
};

const internal = { method: 'get', access: 'internal', callers: ['gateway'], errors: [] } as const;

/** Each service states, from its own settings, to whom it sends which data. */
export const privacyPartRoutes = {
  readMediaPrivacy: defineRoute({
    ...internal,
    path: '/internal/privacy/media',
    summary: 'Who transcribes recordings, reads handwriting and stores files',
    response: { status: 200, body: mediaPrivacySchema },
  }),
  readLanguagePrivacy: defineRoute({
    ...internal,
    path: '/internal/privacy/language',
    summary: 'Who detects moods and translates',
    response: { status: 200, body: languagePrivacySchema },
  }),
  readSocialPrivacy: defineRoute({
    ...internal,
    path: '/internal/privacy/social',
    summary: 'Who sends mails, and how long the security log is kept',
    response: { status: 200, body: socialPrivacySchema },
  }),
};
