import { z } from 'zod';
import { idSchema } from '../common.schema.ts';
import { route } from '../route.ts';
import { credentialsSchema, publicProfileSchema, registrationSchema, userSchema } from './social.schema.ts';

/** Accounts are social-svc's; only the gateway, which keeps the sessions, calls these. */
export const socialInternalRoutes = {
  registerAccount: route({
    method: 'post',
    path: '/internal/accounts',
    access: 'internal',
    summary: 'Create an account',
    body: registrationSchema,
    answer: { status: 201, body: userSchema },
    errors: ['invalid_request', 'username_taken', 'email_taken'],
  }),
  verifyPassword: route({
    method: 'post',
    path: '/internal/accounts/verify-password',
    access: 'internal',
    summary: 'The account that a username and password belong to',
    body: credentialsSchema,
    answer: { status: 200, body: userSchema },
    errors: ['invalid_credentials'],
  }),
  readAccount: route({
    method: 'get',
    path: '/internal/accounts/{userId}',
    access: 'internal',
    summary: 'An account, as its owner sees it',
    params: z.object({ userId: idSchema }),
    answer: { status: 200, body: userSchema },
    errors: ['user_not_found'],
  }),
  readAuthorCard: route({
    method: 'get',
    path: '/internal/accounts/{userId}/card',
    access: 'internal',
    summary: 'The public part of an account, with its version, for a copy that has not arrived yet',
    params: z.object({ userId: idSchema }),
    answer: { status: 200, body: publicProfileSchema.extend({ version: z.int() }) },
    errors: ['user_not_found'],
  }),
  areFriends: route({
    method: 'get',
    path: '/internal/friendships/{userId}/{otherId}',
    access: 'internal',
    summary: 'Whether two people are friends at this moment',
    params: z.object({ userId: idSchema, otherId: idSchema }),
    answer: { status: 200, body: z.object({ friends: z.boolean() }) },
    errors: [],
  }),
};

const friendParams = z.object({ friendId: idSchema });

export const socialRoutes = {
  listFriends: route({
    method: 'get',
    path: '/api/friends',
    access: 'signed-in',
    summary: "One's friends",
    answer: { status: 200, body: z.array(userSchema) },
    errors: ['not_signed_in'],
  }),
  addFriend: route({
    method: 'post',
    path: '/api/friends',
    access: 'signed-in',
    summary: 'Become friends with someone, at once and both ways',
    body: friendParams,
    answer: { status: 201, body: userSchema },
    errors: ['invalid_request', 'not_signed_in', 'friend_oneself', 'user_not_found'],
  }),
  removeFriend: route({
    method: 'delete',
    path: '/api/friends/{friendId}',
    access: 'signed-in',
    summary: 'End a friendship',
    params: friendParams,
    answer: { status: 204, body: null },
    errors: ['not_signed_in', 'user_not_found'],
  }),
};
