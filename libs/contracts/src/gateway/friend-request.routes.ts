import { defineRoute } from '../route.ts';
import { enteredFriendCodeSchema } from '../social/friend-code.schema.ts';
import { addedFriendSchema } from '../social/friendship.schema.ts';

/** The gateway implements this route, because the gateway limits attempts with wrong friend codes. */
export const friendRequestRoutes = {
  requestFriendByCode: defineRoute({
    method: 'post',
    path: '/api/friend-requests',
    access: 'signed-in',
    summary:
      'Send a friend request to the owner of a friend code, also where no approval is required. It accepts the request of the owner, if there is one. Unknown, expired and deleted codes get the same response, and so do the codes of blocked and blocking users',
    body: enteredFriendCodeSchema,
    response: { status: 200, body: addedFriendSchema },
    errors: [
      'invalid_request',
      'not_signed_in',
      'friend_code_unknown',
      'friend_oneself',
      'too_many_friends_added',
      'too_many_requests',
    ],
  }),
};
