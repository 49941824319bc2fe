import { z } from 'zod';
import { idSchema } from '../common.schema.ts';
import { defineRoute } from '../route.ts';
import { DATA_EXPORTS_MAX, dataExportSchema, exportQuerySchema } from './export.schema.ts';

/**
 * The routes for the data export of the signed-in user. media-svc implements these routes, because it owns the files. It requests the other parts
 * from the other services.
 */
export const exportRoutes = {
  exportOwnData: defineRoute({
    method: 'get',
    path: '/api/export',
    access: 'signed-in',
    summary: `All data of the viewer as a ZIP file: JSON of account, friends, memories, vocabulary and files, and the files themselves. At most ${DATA_EXPORTS_MAX} at a time, the reserved ones included`,
    query: exportQuerySchema,
    // Otherwise a link on another site could start downloads and occupy both of the user's concurrent exports.
    rejectsOtherSites: true,
    response: { status: 200, body: null, type: 'application/zip' },
    errors: [
      'invalid_request',
      'not_signed_in',
      'user_not_found',
      'data_export_not_found',
      'too_many_data_exports',
      'service_unavailable',
    ],
  }),
  reserveDataExport: defineRoute({
    method: 'post',
    path: '/api/exports',
    access: 'signed-in',
    summary:
      'Reserve a data export for a minute and learn how many files and bytes it has; `GET /api/export?id=` then sends it, once',
    response: { status: 200, body: dataExportSchema },
    errors: ['not_signed_in', 'too_many_data_exports', 'service_unavailable'],
  }),
  listDataExports: defineRoute({
    method: 'get',
    path: '/api/exports',
    access: 'signed-in',
    summary:
      "The viewer's data exports of the last hour with their progress, at most 10: those that run, then the others, the last that ended first",
    response: { status: 200, body: z.array(dataExportSchema) },
    errors: ['not_signed_in'],
  }),
  cancelDataExport: defineRoute({
    method: 'delete',
    path: '/api/exports/{id}',
    access: 'signed-in',
    summary:
      'Cancel a data export that is reserved or running; the connection that sends it is closed within two seconds',
    params: z.object({ id: idSchema }),
    response: { status: 204, body: null },
    errors: ['invalid_request', 'not_signed_in', 'data_export_not_found'],
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
    query: exportQuerySchema.pick({ timeZone: true }),
    response: { status: 200, body: null, type: 'application/zip' },
    errors: ['invalid_request', 'user_not_found'],
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
