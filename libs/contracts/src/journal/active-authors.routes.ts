import { z } from 'zod';
import { idSchema } from '../common.schema.ts';
import { defineRoute } from '../route.ts';

export const journalAuthorRoutes = {
  listActiveAuthors: defineRoute({
    method: 'get',
    path: '/internal/active-authors',
    access: 'internal',
    callers: ['social-svc'],
    summary: 'The authors of the newest public memories, those with the most first',
    response: { status: 200, body: z.object({ ids: z.array(idSchema) }) },
    errors: [],
  }),
};
