import { defineRoute } from '../route.ts';
import { learningSettingsChangesSchema, learningSettingsSchema } from './learning-settings.schema.ts';

/** The server stores the learning settings per user, so that they are the same on all of the user's devices. */
export const learningSettingsRoutes = {
  readLearningSettings: defineRoute({
    method: 'get',
    path: '/api/learning-settings',
    access: 'signed-in',
    summary: "How one learns: minutes, new cards and reviews per day, card types, buttons, and the learner's day",
    response: { status: 200, body: learningSettingsSchema },
    errors: ['not_signed_in'],
  }),
  updateLearningSettings: defineRoute({
    method: 'patch',
    path: '/api/learning-settings',
    access: 'signed-in',
    summary: 'Change how one learns; what is not sent stays as it is',
    body: learningSettingsChangesSchema,
    response: { status: 200, body: learningSettingsSchema },
    errors: ['invalid_request', 'not_signed_in'],
  }),
};
