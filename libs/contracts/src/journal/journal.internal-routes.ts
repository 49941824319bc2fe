import { z } from 'zod';
import { idParamsSchema, idSchema } from '../common.schema.ts';
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
  readEntryAuthor: defineRoute({
    method: 'get',
    path: '/internal/entries/{id}/author',
    access: 'internal',
    callers: ['social-svc'],
    summary: 'The author of a memory that the viewer may see',
    params: idParamsSchema,
    response: { status: 200, body: z.object({ authorId: idSchema }) },
    errors: ['entry_not_found'],
  }),
};
