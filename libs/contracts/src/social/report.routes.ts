import { z } from 'zod';
import { idParamsSchema, pageQuerySchema } from '../common.schema.ts';
import { defineRoute } from '../route.ts';
import { administeredReportSchema, newReportSchema, reportSchema, reportStatuses } from './report.schema.ts';

export const reportRoutes = {
  createReport: defineRoute({
    method: 'post',
    path: '/api/reports',
    access: 'signed-in',
    summary:
      'Report an entry or a user to the administrators. 200 with the existing report while an earlier one of the same viewer is open',
    body: newReportSchema,
    response: { status: 201, body: reportSchema },
    upsert: true,
    idempotent: true,
    errors: [
      'invalid_request',
      'not_signed_in',
      'report_oneself',
      'entry_not_found',
      'user_not_found',
      'too_many_reports',
      'idempotency_key_reused',
    ],
  }),
};

/** Routes through which administrators read and close reports (`npm run admin`). */
export const reportAdminRoutes = {
  listReports: defineRoute({
    method: 'get',
    path: '/internal/reports',
    access: 'internal',
    callers: ['admin'],
    summary: 'Reports, the newest first; with `status` only those that are open or closed',
    query: pageQuerySchema.extend({ status: z.enum(reportStatuses).optional() }),
    response: {
      status: 200,
      body: z.object({ reports: z.array(administeredReportSchema), nextCursor: z.string().nullable() }),
    },
    errors: ['invalid_request', 'bad_cursor'],
  }),
  closeReport: defineRoute({
    method: 'post',
    path: '/internal/reports/{id}/close',
    access: 'internal',
    callers: ['admin'],
    summary: 'Close a report. Has no effect on a closed report',
    params: idParamsSchema,
    response: { status: 200, body: administeredReportSchema },
    errors: ['invalid_request', 'report_not_found'],
  }),
};
