import { z } from 'zod';
import { idParamsSchema } from '../common.schema.ts';
import { defineRoute } from '../route.ts';
import { entryChangesSchema, newEntrySchema } from './entry-input.schema.ts';
import { ownEntryListQuerySchema } from './entry-list.schema.ts';
import { entryConflictSchema, entrySchema } from './entry.schema.ts';

export const entryRoutes = {
  listEntries: defineRoute({
    method: 'get',
    path: '/api/journal-entries',
    access: 'signed-in',
    summary:
      "One's own memories, newest first; with `q` those whose title, content or extracted text contains it, with `day` those of that day in `timeZone` (both without a total, which would need a scan)",
    query: ownEntryListQuerySchema,
    response: { status: 200, body: z.array(entrySchema) },
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
};
