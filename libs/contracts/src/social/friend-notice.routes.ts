import { z } from 'zod';
import { idSchema, pageQuerySchema, timeSchema } from '../common.schema.ts';
import { defineRoute } from '../route.ts';
import { publicProfileSchema } from './user.schema.ts';

/** `added`: the user added the viewer as a friend. `approved`: the user approved the viewer's friend request. */
export const friendNoticeKinds = ['added', 'approved'] as const;

/** A user who became a friend of the viewer without an action of the viewer. */
export const friendNoticeSchema = publicProfileSchema.extend({
  kind: z.enum(friendNoticeKinds),
  friendsSince: timeSchema,
});
export type FriendNotice = z.infer<typeof friendNoticeSchema>;

/** A friend notice exists until it is dismissed, is too old, or the friendship ends. */
export const friendNoticeRoutes = {
  listFriendNotices: defineRoute({
    method: 'get',
    path: '/api/friend-notices',
    access: 'signed-in',
    summary: 'Users who have recently become friends of the viewer by adding or approving the viewer, newest first',
    query: pageQuerySchema,
    response: { status: 200, body: z.array(friendNoticeSchema) },
    paginated: true,
    errors: ['invalid_request', 'not_signed_in', 'bad_cursor'],
  }),
  dismissFriendNotice: defineRoute({
    method: 'delete',
    path: '/api/friend-notices/{userId}',
    access: 'signed-in',
    summary: 'Dismiss the notice about a user. Succeeds when there is none',
    params: z.object({ userId: idSchema }),
    response: { status: 204, body: null },
    errors: ['not_signed_in'],
  }),
};
