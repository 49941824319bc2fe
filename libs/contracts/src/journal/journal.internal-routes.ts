import { z } from 'zod';
import { idParamsSchema, idSchema } from '../common.schema.ts';
import { defineRoute } from '../route.ts';
import { pairRelationSchema } from '../social/relation.internal-routes.ts';

/** The maximum number of ids in one request about used files. media-svc reads the files of a user in batches of this size. */
export const USED_FILES_MAX_IDS = 200;

export const journalInternalRoutes = {
  fileVisibility: defineRoute({
    method: 'get',
    path: '/internal/files/{id}/visibility',
    access: 'internal',
    callers: ['media-svc'],
    summary: 'Whether the viewer may see an entry that uses the file',
    params: idParamsSchema,
    response: { status: 200, body: z.object({ visible: z.boolean() }) },
    errors: [],
  }),
  findUsedFiles: defineRoute({
    method: 'post',
    path: '/internal/files/used',
    access: 'internal',
    callers: ['media-svc'],
    summary: 'Those of the files that any entry uses',
    body: z.object({ ids: z.array(idSchema).max(USED_FILES_MAX_IDS) }),
    response: { status: 200, body: z.object({ usedIds: z.array(idSchema) }) },
    errors: ['invalid_request'],
  }),
  readEntryAuthor: defineRoute({
    method: 'get',
    path: '/internal/entries/{id}/author',
    access: 'internal',
    callers: ['social-svc'],
    summary: 'The author of a memory that the viewer may see',
    params: idParamsSchema,
    response: { status: 200, body: z.object({ authorId: idSchema }) },
    errors: ['entry_not_found'],
  }),
  storeWithdrawal: defineRoute({
    method: 'post',
    path: '/internal/withdrawals',
    access: 'internal',
    callers: ['social-svc'],
    summary: 'Take sight away from a pair of users at once; social-svc commits the change only after this response',
    body: pairRelationSchema,
    response: { status: 204, body: null },
    errors: ['invalid_request'],
  }),
};

export const journalAuthorRoutes = {
  listActiveAuthors: defineRoute({
    method: 'get',
    path: '/internal/active-authors',
    access: 'internal',
    callers: ['social-svc'],
    summary: 'The authors of the newest public memories, those with the most first',
    response: { status: 200, body: z.object({ ids: z.array(idSchema) }) },
    errors: [],
  }),
};
