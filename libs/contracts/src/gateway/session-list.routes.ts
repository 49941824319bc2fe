import { z } from 'zod';
import { idParamsSchema } from '../common.schema.ts';
import { defineRoute } from '../route.ts';
import { SESSION_LIST_MAX, sessionSchema } from './session-list.schema.ts';

/** The browsers in which a user is signed in. */
export const sessionListRoutes = {
  listSessions: defineRoute({
    method: 'get',
    path: '/api/sessions',
    access: 'signed-in',
    summary: `The browsers in which the user is signed in, the last used first (at most ${SESSION_LIST_MAX})`,
    response: { status: 200, body: z.array(sessionSchema) },
    errors: ['not_signed_in'],
  }),
  endSession: defineRoute({
    method: 'delete',
    path: '/api/sessions/{id}',
    access: 'signed-in',
    summary: 'Sign out in one browser of the user',
    params: idParamsSchema,
    response: { status: 204, body: null },
    errors: ['not_signed_in', 'not_found'],
  }),
  endOtherSessions: defineRoute({
    method: 'delete',
    path: '/api/sessions',
    access: 'signed-in',
    summary: 'Sign out in all other browsers of the user',
    response: { status: 204, body: null },
    errors: ['not_signed_in'],
  }),
};
