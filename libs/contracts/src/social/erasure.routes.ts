import { z } from 'zod';
import { idSchema, storableText, timeSchema } from '../common.schema.ts';
import { defineRoute } from '../route.ts';
import { userSchema } from './social.schema.ts';

/** Somebody who is being erased. */
export const erasureSchema = z.object({
  userId: idSchema,
  startedAt: timeSchema,
  /** All have obeyed; they are told once more in some minutes, for what was under way. */
  settling: z.boolean(),
  /** The services that have yet to obey, or gave up on it. */
  waitingFor: z.array(z.string()),
});
export type Erasure = z.output<typeof erasureSchema>;

/** For whoever keeps the installation (`npm run admin`). */
export const erasureRoutes = {
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
    summary: 'Delete an account for good, and have everything of that person erased everywhere',
    params: z.object({ userId: idSchema }),
    response: { status: 204, body: null },
    errors: ['user_not_found'],
  }),
  listErasures: defineRoute({
    method: 'get',
    path: '/internal/erasures',
    access: 'internal',
    callers: ['admin'],
    summary: 'Who is being erased, the first first; empty when nothing of anybody deleted is left anywhere',
    response: { status: 200, body: z.array(erasureSchema) },
    errors: [],
  }),
};
