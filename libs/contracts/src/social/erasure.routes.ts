import { z } from 'zod';
import { idSchema, timeSchema } from '../common.schema.ts';
import { defineRoute } from '../route.ts';
import { SIGN_IN_NAME_MAX_LENGTH } from '../text/text-limits.ts';
import { halfWidthLine } from '../text/text.schema.ts';
import { userSchema } from './user.schema.ts';

/** The progress of the erasure of an account. */
export const accountErasureProgressSchema = z.object({
  userId: idSchema,
  startedAt: timeSchema,
  /**
   * Whether every service has erased the user's data once. Some minutes later all services repeat the erasure, because requests and jobs that were in
   * progress during the first erasure may have stored data afterwards.
   */
  settling: z.boolean(),
  /** The names of the services that have not erased the user's data yet, including those where the erasure failed. */
  waitingFor: z.array(z.string()),
});
export type AccountErasure = z.output<typeof accountErasureProgressSchema>;

/** Routes through which administrators find and erase accounts (`npm run admin`). */
export const accountErasureRoutes = {
  findAccount: defineRoute({
    method: 'get',
    path: '/internal/accounts',
    access: 'internal',
    callers: ['admin'],
    summary: 'The account with a username',
    query: z.object({ username: halfWidthLine(SIGN_IN_NAME_MAX_LENGTH, { min: 1 }) }),
    response: { status: 200, body: userSchema },
    errors: ['invalid_request', 'user_not_found'],
  }),
  deleteAccount: defineRoute({
    method: 'delete',
    path: '/internal/accounts/{userId}',
    access: 'internal',
    callers: ['admin'],
    summary: 'Delete an account permanently, and erase all of its data in every service',
    params: z.object({ userId: idSchema }),
    response: { status: 204, body: null },
    errors: ['user_not_found'],
  }),
  listErasures: defineRoute({
    method: 'get',
    path: '/internal/erasures',
    access: 'internal',
    callers: ['admin'],
    summary: 'Erasures in progress, oldest first; empty when no data of deleted accounts is left',
    response: { status: 200, body: z.array(accountErasureProgressSchema) },
    errors: [],
  }),
};
