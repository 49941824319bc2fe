import { z } from 'zod';
import { idSchema } from '../common.schema.ts';
import { defineRoute } from '../route.ts';

/** The relation between two users. `hidden`: one of the users has blocked the other, or one of the accounts does not exist. */
export const userRelationKinds = ['friend', 'none', 'hidden'] as const;
export type UserRelation = (typeof userRelationKinds)[number];

/**
 * A pair of users, the smaller id first. The pair of a user with themselves stands for the user's account: its relation is `hidden` (from everyone)
 * while the account waits for its erasure, otherwise `none`.
 */
export const userPairSchema = z.object({ firstId: idSchema, secondId: idSchema });
export type UserPair = z.infer<typeof userPairSchema>;

/**
 * The relation of a pair of users, which journal-svc copies. social-svc takes the `version` from a counter while it holds the lock of the pair. Of
 * two relations of the same pair, the one with the higher version is newer.
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
            /** Whether a recent event or erasure may not have reached journal-svc yet, so that its copy of the relation may differ. */
            isChanging: z.boolean(),
          }),
        ),
        /**
         * Whether every process of social-svc that is connected to its database writes withdrawals through. Processes of the previous release do not.
         */
        allWriteThrough: z.boolean(),
      }),
    },
    errors: ['invalid_request'],
  }),
};
