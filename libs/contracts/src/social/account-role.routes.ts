import { z } from 'zod';
import { idSchema } from '../common.schema.ts';
import { defineRoute } from '../route.ts';

/** The route through which administrators make accounts teachers and admins (`npm run admin`). */
export const accountRoleRoutes = {
  setAccountRole: defineRoute({
    method: 'patch',
    path: '/internal/accounts/{userId}/role',
    access: 'internal',
    callers: ['admin'],
    summary: 'Set the role of an account. An account that becomes a member no longer teaches its classes',
    params: z.object({ userId: idSchema }),
    body: z.object({ role: z.enum(['member', 'teacher', 'admin']) }),
    response: { status: 204, body: null },
    errors: ['invalid_request', 'user_not_found', 'student_account'],
  }),
};
