import { z } from 'zod';
import { idSchema, pageQuerySchema } from '../common.schema.ts';
import { defineRoute } from '../route.ts';
import { storableText } from '../text/text.schema.ts';
import { addedFriendSchema, friendRequestSchema } from './friendship.schema.ts';
import { profileChangesSchema } from './profile-changes.schema.ts';
import { ownUserSchema, userSchema, userSearchQuerySchema } from './user.schema.ts';

const friendParams = z.object({ friendId: idSchema });
/** The id of the user to add as a friend. Any text is accepted, because an id that is not a UUID gets the same 404 as an unknown user. */
const newFriend = z.object({ friendId: storableText(100).min(1).toLowerCase() });

export const socialRoutes = {
  listFriends: defineRoute({
    method: 'get',
    path: '/api/friends',
    access: 'signed-in',
    summary: "One's friends, the newest friendship first; their birth dates are null",
    query: pageQuerySchema,
    response: { status: 200, body: z.array(userSchema) },
    paginated: true,
    errors: ['invalid_request', 'not_signed_in', 'bad_cursor'],
  }),
  addFriend: defineRoute({
    method: 'post',
    path: '/api/friends',
    access: 'signed-in',
    summary:
      'Add a friend, at once and mutually; where the installation requires approval, send a friend request or approve theirs. 200 when it existed already',
    body: newFriend,
    response: { status: 201, body: addedFriendSchema },
    upsert: true,
    idempotent: true,
    errors: [
      'invalid_request',
      'not_signed_in',
      'friend_oneself',
      'user_not_found',
      'too_many_friends_added',
      'idempotency_key_reused',
    ],
  }),
  removeFriend: defineRoute({
    method: 'delete',
    path: '/api/friends/{friendId}',
    access: 'signed-in',
    summary: 'End a friendship, or withdraw or decline a friend request',
    params: friendParams,
    response: { status: 204, body: null },
    errors: ['not_signed_in', 'user_not_found'],
  }),
  listFriendRequests: defineRoute({
    method: 'get',
    path: '/api/friend-requests',
    access: 'signed-in',
    summary:
      'Pending friend requests, sent and received, newest first; where no approval is required, those sent with a friend code',
    query: pageQuerySchema,
    response: { status: 200, body: z.array(friendRequestSchema) },
    paginated: true,
    errors: ['invalid_request', 'not_signed_in', 'bad_cursor'],
  }),
  readProfile: defineRoute({
    method: 'get',
    path: '/api/profile',
    access: 'signed-in',
    summary: "One's own profile",
    response: { status: 200, body: ownUserSchema },
    errors: ['not_signed_in', 'user_not_found'],
  }),
  updateProfile: defineRoute({
    method: 'patch',
    path: '/api/profile',
    access: 'signed-in',
    summary: "Change one's own profile",
    body: profileChangesSchema,
    response: { status: 200, body: ownUserSchema },
    errors: ['invalid_request', 'not_signed_in', 'user_not_found', 'username_taken', 'profile_picture_unusable'],
  }),
  searchPeople: defineRoute({
    method: 'get',
    path: '/api/users/search',
    access: 'signed-in',
    summary:
      'Users whose username or name contains the text, exact matches and prefixes first, at most 20, without the viewer; email and bio are null unless they are a friend, the birth date always',
    query: userSearchQuerySchema,
    response: { status: 200, body: z.array(userSchema) },
    errors: ['invalid_request', 'not_signed_in'],
  }),
  recommendFriends: defineRoute({
    method: 'get',
    path: '/api/recommended-friends',
    access: 'signed-in',
    summary:
      'At most 10 suggested friends: friends of friends first, then learners of the same words, then authors of public memories; email, birth date and bio are null',
    response: { status: 200, body: z.array(userSchema) },
    errors: ['not_signed_in'],
  }),
};
