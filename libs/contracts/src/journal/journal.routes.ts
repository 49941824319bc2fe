import { z } from 'zod';
import { idParamsSchema, idSchema, pageQuerySchema, storableText } from '../common.schema.ts';
import { defineRoute } from '../route.ts';
import {
  entryConflictSchema,
  entryChangesSchema,
  entrySchema,
  newEntrySchema,
  userTimelineSchema,
} from './journal.schema.ts';

export const SEARCH_TERM_MAX_LENGTH = 200;

const entries = { status: 200, body: z.array(entrySchema) } as const;

export const journalRoutes = {
  listEntries: defineRoute({
    method: 'get',
    path: '/api/journal-entries',
    access: 'signed-in',
    summary:
      "One's own memories, newest first; with `q` those whose title, content or extracted text contains it (without a total, which would need a full scan)",
    query: pageQuerySchema.extend({
      /** The search term. It has no wildcards, and case is ignored. A blank term is treated like no term. */
      q: storableText(SEARCH_TERM_MAX_LENGTH)
        .transform((value) => value.trim() || undefined)
        .optional(),
    }),
    response: entries,
    paginated: true,
    errors: ['invalid_request', 'not_signed_in', 'bad_cursor'],
  }),
  readEntry: defineRoute({
    method: 'get',
    path: '/api/journal-entries/{id}',
    access: 'anyone',
    summary: 'A memory that the viewer may see',
    params: idParamsSchema,
    response: { status: 200, body: entrySchema },
    versioned: true,
    errors: ['invalid_request', 'entry_not_found'],
  }),
  friendsTimeline: defineRoute({
    method: 'get',
    path: '/api/friends-journal-entries',
    access: 'signed-in',
    summary: "What one's present friends share with friends or with everyone, newest first",
    query: pageQuerySchema,
    response: entries,
    paginated: true,
    errors: ['invalid_request', 'not_signed_in', 'bad_cursor'],
  }),
  createEntry: defineRoute({
    method: 'post',
    path: '/api/journal-entries',
    access: 'signed-in',
    summary: 'Write a memory',
    body: newEntrySchema,
    response: { status: 201, body: entrySchema },
    idempotent: true,
    versioned: true,
    errors: ['invalid_request', 'not_signed_in', 'media_not_yours', 'idempotency_key_reused'],
  }),
  updateEntry: defineRoute({
    method: 'patch',
    path: '/api/journal-entries/{id}',
    access: 'signed-in',
    summary: "Change one of one's own memories; with `If-Match` only that version, else 409 with the current one",
    params: idParamsSchema,
    body: entryChangesSchema,
    response: { status: 200, body: entrySchema },
    versioned: true,
    errorBodies: { 409: entryConflictSchema },
    errors: [
      'invalid_request',
      'not_signed_in',
      'entry_not_found',
      'entry_not_yours',
      'entry_changed',
      'media_not_yours',
    ],
  }),
  deleteEntry: defineRoute({
    method: 'delete',
    path: '/api/journal-entries/{id}',
    access: 'signed-in',
    summary: "Delete one of one's own memories, and those of its files that no other memory uses",
    params: idParamsSchema,
    response: { status: 204, body: null },
    errors: ['not_signed_in', 'entry_not_found', 'entry_not_yours'],
  }),
  publicTimeline: defineRoute({
    method: 'get',
    path: '/api/public-timeline',
    access: 'anyone',
    summary: 'Public memories of everyone, newest first',
    query: pageQuerySchema,
    response: entries,
    paginated: true,
    errors: ['invalid_request', 'bad_cursor'],
  }),
  userTimeline: defineRoute({
    method: 'get',
    path: '/api/public-timeline/{userId}',
    access: 'anyone',
    summary: 'Public memories of one user, newest first',
    params: z.object({ userId: idSchema }),
    query: pageQuerySchema,
    response: { status: 200, body: userTimelineSchema },
    paginated: true,
    errors: ['invalid_request', 'bad_cursor', 'timeline_not_found'],
  }),
  sharedEntry: defineRoute({
    method: 'get',
    path: '/api/shared/{shareId}',
    access: 'anyone',
    summary: 'The public memory behind a share link',
    params: z.object({ shareId: z.string().max(100) }),
    response: { status: 200, body: entrySchema },
    errors: ['entry_not_found'],
  }),
};

export const journalInternalRoutes = {
  fileVisibility: defineRoute({
    method: 'get',
    path: '/internal/files/{id}/visibility',
    access: 'internal',
    callers: ['media-svc'],
    summary: 'Whether the caller may see an entry that uses the file, and whether any entry uses it at all',
    params: idParamsSchema,
    response: { status: 200, body: z.object({ visible: z.boolean(), used: z.boolean() }) },
    errors: [],
  }),
};
