import { z } from 'zod';
import { idSchema } from '../common.schema.ts';
import { defineRoute } from '../route.ts';

/** Answered by media-svc, where the files are; it asks the others for their parts. */
export const exportRoutes = {
  exportOwnData: defineRoute({
    method: 'get',
    path: '/api/export',
    access: 'signed-in',
    summary:
      "Everything of one's own as a ZIP file: JSON of account, friends, memories, vocabulary and files, and the files themselves",
    response: { status: 200, body: null, type: 'application/zip' },
    errors: ['not_signed_in', 'user_not_found'],
  }),
};

/** For administrators (`npm run admin`), when a person who cannot sign in asks for their data. */
export const exportAdminRoutes = {
  exportUserData: defineRoute({
    method: 'get',
    path: '/internal/people/{userId}/archive',
    access: 'internal',
    callers: ['admin'],
    summary: 'Everything of a person as a ZIP file, as they can have it themselves',
    params: z.object({ userId: idSchema }),
    response: { status: 200, body: null, type: 'application/zip' },
    errors: ['user_not_found'],
  }),
};

/** Answered alike by every service that holds something of people. */
export const exportPartRoutes = {
  exportServiceData: defineRoute({
    method: 'get',
    path: '/internal/people/{userId}/export',
    access: 'internal',
    callers: ['media-svc'],
    summary: 'What a service holds of the person who asks, as one JSON object, streamed',
    params: z.object({ userId: idSchema }),
    response: { status: 200, body: null },
    errors: ['user_not_found'],
  }),
};
