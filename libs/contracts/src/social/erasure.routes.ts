import { z } from 'zod';
import { idSchema, storableText, timeSchema } from '../common.schema.ts';
import { defineRoute } from '../route.ts';
import { userSchema } from './user.schema.ts';

/** The progress of an account's erasure. */
export const accountErasureSchema = z.object({
  userId: idSchema,
  startedAt: timeSchema,
  /**
   * Whether every service has erased the user's data once. All services repeat the erasure some minutes later, to erase what requests and
   * jobs that were in progress have stored since.
   */
  settling: z.boolean(),
  /** The services that have not erased the user's data yet, or failed to. */
  waitingFor: z.array(z.string()),
});
export type AccountErasure = z.output<typeof accountErasureSchema>;

/** Routes through which administrators find and erase accounts (`npm run admin`). */
export const accountErasureRoutes = {
  findAccount: defineRoute({
    method: 'get',
    path: '/internal/accounts',
    access: 'internal',
    callers: ['admin'],
    summary: 'The account with a username',
    query: z.object({ username: storableText(200).min(1) }),
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
    response: { status: 200, body: z.array(accountErasureSchema) },
    errors: [],
  }),
};
