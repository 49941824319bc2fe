import { z } from 'zod';
import { idSchema, pageQuerySchema } from '../common.schema.ts';
import { defineRoute } from '../route.ts';
import { storableText } from '../text/text.schema.ts';
import { blockedUserSchema } from './block.schema.ts';

/** Any text is accepted as an id; a text that is no UUID gets the same 404 as the id of an unknown user. */
const anyUserId = storableText(100).min(1).toLowerCase();

/**
 * Blocking hides two users from each other in every response, from the next request on. To a blocked user, the other user looks like a
 * deleted account: no response reveals that there is a block.
 */
export const blockRoutes = {
  listBlocks: defineRoute({
    method: 'get',
    path: '/api/blocks',
    access: 'signed-in',
    summary: 'The users whom the viewer has blocked, the newest block first',
    query: pageQuerySchema,
    response: { status: 200, body: z.array(blockedUserSchema) },
    paginated: true,
    errors: ['invalid_request', 'not_signed_in', 'bad_cursor'],
  }),
  blockUser: defineRoute({
    method: 'post',
    path: '/api/blocks',
    access: 'signed-in',
    summary:
      'Block a user: ends the friendship and friend requests, and hides both users from each other. 200 when the user was blocked already',
    body: z.object({ userId: anyUserId }),
    response: { status: 201, body: blockedUserSchema },
    upsert: true,
    idempotent: true,
    errors: [
      'invalid_request',
      'not_signed_in',
      'block_oneself',
      'user_not_found',
      'too_many_blocks',
      'idempotency_key_reused',
    ],
  }),
  unblockUser: defineRoute({
    method: 'delete',
    path: '/api/blocks/{userId}',
    access: 'signed-in',
    summary: 'End a block. The users are not friends again',
    params: z.object({ userId: idSchema }),
    response: { status: 204, body: null },
    errors: ['not_signed_in', 'user_not_found'],
  }),
};
