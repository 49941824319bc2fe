import { z } from 'zod';
import { idSchema } from '../common.schema.ts';
import { defineRoute } from '../route.ts';

/** What another user is to a user. `hidden`: one of them has blocked the other, or the other account does not exist. */
export const userRelationKinds = ['friend', 'none', 'hidden'] as const;
export type UserRelation = (typeof userRelationKinds)[number];

/**
 * A pair of users, the smaller id first. The pair of a user with themselves stands for the account: it is `hidden` (from everyone) while the
 * account waits for its erasure, else `none`.
 */
export const userPairSchema = z.object({ firstId: idSchema, secondId: idSchema });
export type UserPair = z.infer<typeof userPairSchema>;

/**
 * What the users of a pair are to each other, as journal-svc copies it. `version` is a number that social-svc takes while it holds the lock of the
 * pair: of two relations of a pair, the one with the higher version is the later one.
 */
export const pairRelationSchema = userPairSchema.extend({ kind: z.enum(userRelationKinds), version: z.int() });
export type PairRelation = z.infer<typeof pairRelationSchema>;

/** The largest number of pairs in one request. */
export const RELATION_PAIRS_MAX = 500;

/** The routes with which journal-svc compares its copies of relations with the relations that social-svc owns. */
export const relationRoutes = {
  listRelations: defineRoute({
    method: 'post',
    path: '/internal/relations/list',
    access: 'internal',
    callers: ['journal-svc'],
    summary:
      'All relations other than `none` whose first user is in the next range of ids. The first range waits for withdrawals that have begun',
    body: z.object({ after: idSchema.nullable() }),
    response: {
      status: 200,
      body: z.object({
        relations: z.array(userPairSchema.extend({ kind: z.enum(userRelationKinds) })),
        /** The last id of the range; null when no ids follow. */
        last: idSchema.nullable(),
      }),
    },
    errors: ['invalid_request'],
  }),
  readRelations: defineRoute({
    method: 'post',
    path: '/internal/relations/read',
    access: 'internal',
    callers: ['journal-svc'],
    summary: 'The present relations of pairs, each with a new version; and whether copies of relations can be trusted',
    body: z.object({ pairs: z.array(userPairSchema).max(RELATION_PAIRS_MAX) }),
    response: {
      status: 200,
      body: z.object({
        relations: z.array(
          pairRelationSchema.extend({
            /** Whether an event about the pair is on its way, so that a copy may differ. */
            isChanging: z.boolean(),
          }),
        ),
        /** Whether every process of social-svc that is connected to its database writes withdrawals through. The previous release does not. */
        allWriteThrough: z.boolean(),
      }),
    },
    errors: ['invalid_request'],
  }),
};
