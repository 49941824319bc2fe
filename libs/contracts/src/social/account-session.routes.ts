import { z } from 'zod';
import { idSchema } from '../common.schema.ts';
import { defineRoute } from '../route.ts';

/** The route through which administrators sign a user out everywhere (`npm run admin`). */
export const accountSessionRoutes = {
  endAccountSessions: defineRoute({
    method: 'delete',
    path: '/internal/accounts/{userId}/sessions',
    access: 'internal',
    callers: ['admin'],
    summary: 'End all sessions of an account; the gateway does so within a moment',
    params: z.object({ userId: idSchema }),
    response: { status: 204, body: null },
    errors: ['user_not_found'],
  }),
};
