import { z } from 'zod';
import { idSchema } from '../common.schema.ts';
import { defineRoute } from '../route.ts';
import { userRelationKinds } from './relation.internal-routes.ts';
import { ownUserSchema, publicProfileSchema } from './user.schema.ts';

/** Routes through which the gateway reads accounts, and other services read what they need of accounts and relations. */
export const socialInternalRoutes = {
  readAccount: defineRoute({
    method: 'get',
    path: '/internal/accounts/{userId}',
    access: 'internal',
    callers: ['gateway'],
    summary: 'An account with all its fields',
    params: z.object({ userId: idSchema }),
    response: { status: 200, body: ownUserSchema },
    errors: ['user_not_found'],
  }),
  checkFirstAccount: defineRoute({
    method: 'get',
    path: '/internal/accounts/{userId}/first',
    access: 'internal',
    callers: ['gateway'],
    summary: 'Whether an account is the oldest one of the installation, that of its owner',
    params: z.object({ userId: idSchema }),
    response: { status: 200, body: z.object({ isFirst: z.boolean() }) },
    errors: ['invalid_request', 'user_not_found'],
  }),
  readAuthorCard: defineRoute({
    method: 'get',
    path: '/internal/accounts/{userId}/card',
    access: 'internal',
    callers: ['journal-svc', 'media-svc'],
    summary:
      'The public part of an account with its version, for a service whose copy has not arrived yet; 404 when it is hidden from the viewer',
    params: z.object({ userId: idSchema }),
    response: { status: 200, body: publicProfileSchema.extend({ version: z.int() }) },
    errors: ['user_not_found'],
  }),
  readRelation: defineRoute({
    method: 'get',
    path: '/internal/relations/{userId}/{otherId}',
    access: 'internal',
    callers: ['journal-svc'],
    summary: 'What another user is to a user at present, for a journal-svc that cannot trust its copies yet',
    params: z.object({ userId: idSchema, otherId: idSchema }),
    response: { status: 200, body: z.object({ relation: z.enum(userRelationKinds) }) },
    errors: [],
  }),
  listHiddenUserIds: defineRoute({
    method: 'get',
    path: '/internal/hidden-users/{userId}',
    access: 'internal',
    callers: ['journal-svc'],
    summary:
      'The ids of the users who are hidden from a user, in no particular order, for a journal-svc that cannot trust its copies yet',
    params: z.object({ userId: idSchema }),
    response: { status: 200, body: z.object({ ids: z.array(idSchema) }) },
    errors: [],
  }),
  listFriendIds: defineRoute({
    method: 'get',
    path: '/internal/friends/{userId}',
    access: 'internal',
    callers: ['journal-svc'],
    summary:
      "The ids of a user's present friends, in no particular order, for a journal-svc that cannot trust its copies yet",
    params: z.object({ userId: idSchema }),
    response: { status: 200, body: z.object({ ids: z.array(idSchema) }) },
    errors: [],
  }),
};
