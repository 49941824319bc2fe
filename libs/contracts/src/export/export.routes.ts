import { z } from 'zod';
import { idSchema } from '../common.schema.ts';
import { defineRoute } from '../route.ts';

/**
 * The route for the data export of the signed-in user. media-svc implements it, because it owns the files; it requests the other parts from
 * the other services.
 */
export const exportRoutes = {
  exportOwnData: defineRoute({
    method: 'get',
    path: '/api/export',
    access: 'signed-in',
    summary:
      'All data of the viewer as a ZIP file: JSON of account, friends, memories, vocabulary and files, and the files themselves',
    response: { status: 200, body: null, type: 'application/zip' },
    errors: ['not_signed_in', 'user_not_found'],
  }),
};

/** The route with which administrators (`npm run admin`) export the data of a user who cannot sign in. */
export const exportAdminRoutes = {
  exportUserData: defineRoute({
    method: 'get',
    path: '/internal/people/{userId}/archive',
    access: 'internal',
    callers: ['admin'],
    summary: "A user's own data export as a ZIP file",
    params: z.object({ userId: idSchema }),
    response: { status: 200, body: null, type: 'application/zip' },
    errors: ['user_not_found'],
  }),
};

/** The route that returns one service's part of a data export. Every service that stores data of users implements it. */
export const exportPartRoutes = {
  exportServiceData: defineRoute({
    method: 'get',
    path: '/internal/people/{userId}/export',
    access: 'internal',
    callers: ['media-svc'],
    summary: "A service's part of the viewer's data export: one JSON object, streamed",
    params: z.object({ userId: idSchema }),
    response: { status: 200, body: null },
    errors: ['user_not_found'],
  }),
};
