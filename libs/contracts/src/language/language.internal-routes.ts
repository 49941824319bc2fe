import { z } from 'zod';
import { idSchema } from '../common.schema.ts';
import { defineRoute } from '../route.ts';

export const languageInternalRoutes = {
  listFellowLearners: defineRoute({
    method: 'get',
    path: '/internal/vocabulary/{userId}/fellow-learners',
    access: 'internal',
    callers: ['social-svc'],
    summary:
      "Other learners of a user's latest vocabulary items, with the number of shared words, most first, at most 200",
    params: z.object({ userId: idSchema }),
    response: { status: 200, body: z.object({ learners: z.array(z.object({ userId: idSchema, shared: z.int() })) }) },
    errors: [],
  }),
};
