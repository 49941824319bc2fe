import { z } from 'zod';
import { idSchema } from '../common.schema.ts';
import { route } from '../route.ts';

export const journalPeopleRoutes = {
  listActiveAuthors: route({
    method: 'get',
    path: '/internal/active-authors',
    access: 'internal',
    callers: ['social-svc'],
    summary: 'Who wrote the newest public memories, the busiest first',
    answer: { status: 200, body: z.object({ ids: z.array(idSchema) }) },
    errors: [],
  }),
};
