import { z } from 'zod';
import { idParamsSchema } from '../common.schema.ts';
import { defineRoute } from '../route.ts';

export const journalInternalRoutes = {
  fileVisibility: defineRoute({
    method: 'get',
    path: '/internal/files/{id}/visibility',
    access: 'internal',
    callers: ['media-svc'],
    summary: 'Whether the caller may see an entry that uses the file, and whether any entry uses it at all',
    params: idParamsSchema,
    response: { status: 200, body: z.object({ visible: z.boolean(), used: z.boolean() }) },
    errors: [],
  }),
};
