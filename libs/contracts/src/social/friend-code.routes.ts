import { defineRoute } from '../route.ts';
import { enteredFriendCodeSchema, ownFriendCodeSchema } from './friend-code.schema.ts';
import { addedFriendSchema } from './friendship.schema.ts';

/** With friend codes, users find each other without a search. A friend code allows one thing: sending a friend request to the owner of the code. */
export const friendCodeRoutes = {
  readFriendCode: defineRoute({
    method: 'get',
    path: '/api/friend-code',
    access: 'signed-in',
    summary: "One's own friend code; null while there is none",
    response: { status: 200, body: ownFriendCodeSchema },
    errors: ['not_signed_in'],
  }),
  replaceFriendCode: defineRoute({
    method: 'post',
    path: '/api/friend-code',
    access: 'signed-in',
    summary: "Replace one's friend code by a new one. An earlier code is no longer valid",
    response: { status: 200, body: ownFriendCodeSchema },
    errors: ['not_signed_in', 'user_not_found'],
  }),
  deleteFriendCode: defineRoute({
    method: 'delete',
    path: '/api/friend-code',
    access: 'signed-in',
    summary: "Delete one's friend code. Succeeds when there is none",
    response: { status: 204, body: null },
    errors: ['not_signed_in'],
  }),
  requestFriendByCode: defineRoute({
    method: 'post',
    path: '/api/friend-requests',
    access: 'signed-in',
    summary:
      'Send a friend request to the owner of a friend code, also where no approval is required. It accepts the request of the owner, if there is one. Unknown, expired and deleted codes get the same response, and so do the codes of blocked and blocking users',
    body: enteredFriendCodeSchema,
    response: { status: 200, body: addedFriendSchema },
    // Wrong codes are counted for the address, too.
    needsClient: true,
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
