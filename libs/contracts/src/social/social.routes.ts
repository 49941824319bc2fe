import { z } from 'zod';
import { idSchema, pageQuerySchema, storableText } from '../common.schema.ts';
import { defineRoute } from '../route.ts';
import {
  addedFriendSchema,
  credentialsSchema,
  friendRequestSchema,
  passwordChangeSchema,
  userSearchQuerySchema,
  profileChangesSchema,
  publicProfileSchema,
  registrationSchema,
  userSchema,
} from './social.schema.ts';

/** Account routes for the gateway, which owns the sessions while social-svc owns the accounts. */
export const socialInternalRoutes = {
  registerAccount: defineRoute({
    method: 'post',
    path: '/internal/accounts',
    access: 'internal',
    callers: ['gateway'],
    summary: 'Create an account',
    body: registrationSchema,
    response: { status: 201, body: userSchema },
    idempotent: true,
    errors: ['invalid_request', 'username_taken', 'email_taken', 'idempotency_key_reused'],
  }),
  verifyPassword: defineRoute({
    method: 'post',
    path: '/internal/accounts/verify-password',
    access: 'internal',
    callers: ['gateway'],
    summary: 'The account that a username and password belong to',
    body: credentialsSchema,
    response: { status: 200, body: userSchema },
    errors: ['invalid_credentials'],
  }),
  readAccount: defineRoute({
    method: 'get',
    path: '/internal/accounts/{userId}',
    access: 'internal',
    callers: ['gateway'],
    summary: 'An account with all its fields',
    params: z.object({ userId: idSchema }),
    response: { status: 200, body: userSchema },
    errors: ['user_not_found'],
  }),
  readAuthorCard: defineRoute({
    method: 'get',
    path: '/internal/accounts/{userId}/card',
    access: 'internal',
    callers: ['journal-svc', 'media-svc'],
    summary: 'The public part of an account with its version, for a service whose copy has not arrived yet',
    params: z.object({ userId: idSchema }),
    response: { status: 200, body: publicProfileSchema.extend({ version: z.int() }) },
    errors: ['user_not_found'],
  }),
  areFriends: defineRoute({
    method: 'get',
    path: '/internal/friendships/{userId}/{otherId}',
    access: 'internal',
    callers: ['journal-svc'],
    summary: 'Whether two users are friends at present',
    params: z.object({ userId: idSchema, otherId: idSchema }),
    response: { status: 200, body: z.object({ friends: z.boolean() }) },
    errors: [],
  }),
  listFriendIds: defineRoute({
    method: 'get',
    path: '/internal/friends/{userId}',
    access: 'internal',
    callers: ['journal-svc'],
    summary: "The ids of a user's present friends, in no particular order",
    params: z.object({ userId: idSchema }),
    response: { status: 200, body: z.object({ ids: z.array(idSchema) }) },
    errors: [],
  }),
  changePassword: defineRoute({
    method: 'patch',
    path: '/internal/accounts/{userId}/password',
    access: 'internal',
    callers: ['gateway'],
    summary: 'Set a new password, given the old one; the caller ends the sessions',
    params: z.object({ userId: idSchema }),
    body: passwordChangeSchema,
    response: { status: 204, body: null },
    errors: ['invalid_request', 'wrong_password', 'user_not_found'],
  }),
};

const friendParams = z.object({ friendId: idSchema });
/** Any text is accepted as an id; one that is no UUID gets the same 404 as an unknown user. */
const newFriend = z.object({ friendId: storableText(100).min(1).toLowerCase() });

export const socialRoutes = {
  listFriends: defineRoute({
    method: 'get',
    path: '/api/friends',
    access: 'signed-in',
    summary: "One's friends, the newest friendship first",
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
    errors: ['invalid_request', 'not_signed_in', 'friend_oneself', 'user_not_found', 'idempotency_key_reused'],
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
    summary: 'Pending friend requests, sent and received, newest first; empty where no approval is required',
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
    response: { status: 200, body: userSchema },
    errors: ['not_signed_in', 'user_not_found'],
  }),
  updateProfile: defineRoute({
    method: 'patch',
    path: '/api/profile',
    access: 'signed-in',
    summary: "Change one's own profile",
    body: profileChangesSchema,
    response: { status: 200, body: userSchema },
    errors: ['invalid_request', 'not_signed_in', 'user_not_found', 'username_taken', 'profile_picture_unusable'],
  }),
  searchPeople: defineRoute({
    method: 'get',
    path: '/api/users/search',
    access: 'signed-in',
    summary:
      'Users whose username or name contains the text, exact matches and prefixes first, at most 20, without the viewer; email, birth date and bio are null unless they are a friend',
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
