import { defineRoute } from '../route.ts';
import { readingAidsChangesSchema, readingAidsSchema } from './reading-aids.schema.ts';

/** The server stores the reading aids per user, so that they are the same on all of the user's devices. */
export const readingAidsRoutes = {
  readReadingAids: defineRoute({
    method: 'get',
    path: '/api/reading-aids',
    access: 'signed-in',
    summary:
      "One's reading aids: readings above the characters (pinyin, zhuyin or none), their colours, the script of Chinese texts and the speed of the voice",
    response: { status: 200, body: readingAidsSchema },
    errors: ['not_signed_in'],
  }),
  updateReadingAids: defineRoute({
    method: 'patch',
    path: '/api/reading-aids',
    access: 'signed-in',
    summary: "Change one's reading aids; choices that are not sent stay as they are",
    body: readingAidsChangesSchema,
    response: { status: 200, body: readingAidsSchema },
    errors: ['invalid_request', 'not_signed_in', 'user_not_found'],
  }),
};
