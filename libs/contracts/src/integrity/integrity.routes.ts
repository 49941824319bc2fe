import { z } from 'zod';
import { idSchema, timeSchema } from '../common.schema.ts';
import { defineRoute } from '../route.ts';

/** What is wrong with a row or an object. The words are for the operator; `docs/operations/admin.md` says what to do about each kind. */
export const integrityProblemKinds = [
  'missing',
  'truncated',
  'changed',
  'wrong_number',
  'not_counted',
  'outdated',
  'orphaned',
  'overdue',
  'contradictory',
] as const;

export const integrityProblemSchema = z.object({
  /** The id of the row or the key of the object; never a text that a person wrote. */
  id: z.string().max(100),
  kind: z.enum(integrityProblemKinds),
  isRepaired: z.boolean(),
});
export type IntegrityProblem = z.infer<typeof integrityProblemSchema>;

export const integrityBatchSchema = z.object({
  /** The number of rows or objects that the batch checked. */
  checked: z.int(),
  problems: z.array(integrityProblemSchema),
  /** The position at which the next batch begins; null after the last batch. */
  next: z.string().nullable(),
});
export type IntegrityBatch = z.infer<typeof integrityBatchSchema>;

/** The routes with which administrators check the consistency of a service's data. Every service with a database implements them. */
export const integrityRoutes = {
  listIntegrityChecks: defineRoute({
    method: 'get',
    path: '/internal/integrity/checks',
    access: 'internal',
    callers: ['admin'],
    summary: "The names of the service's integrity checks, in the order in which they run",
    response: { status: 200, body: z.object({ names: z.array(z.string()) }) },
    errors: [],
  }),
  runIntegrityCheck: defineRoute({
    method: 'post',
    path: '/internal/integrity/checks/{name}',
    access: 'internal',
    callers: ['admin'],
    summary: 'One batch of an integrity check: what is wrong with its rows, and with `repair` what was mended',
    params: z.object({ name: z.string().max(40) }),
    body: z.object({ after: z.string().max(200).nullable(), repair: z.boolean() }),
    response: { status: 200, body: integrityBatchSchema },
    errors: ['invalid_request', 'not_found'],
  }),
};

/** The largest number of ids in one request of a check. */
export const INTEGRITY_MAX_IDS = 500;

/** The route with which social-svc finds data of accounts that do not exist. Every other service that stores data of users implements it. */
export const dataOwnerRoutes = {
  listDataOwners: defineRoute({
    method: 'post',
    path: '/internal/integrity/data-owners',
    access: 'internal',
    callers: ['social-svc'],
    summary:
      'The ids of users with data in this service in order, those after a given id, or those among the given ids',
    body: z.object({ after: idSchema.nullable(), ids: z.array(idSchema).max(INTEGRITY_MAX_IDS).optional() }),
    response: { status: 200, body: z.object({ userIds: z.array(idSchema) }) },
    errors: ['invalid_request'],
  }),
};

export const entryVersionSchema = z.object({
  id: idSchema,
  /** Null when the author has no such entry. */
  version: z.int().nullable(),
  /** When the entry was last changed; null when the author has no such entry. */
  updatedAt: timeSchema.nullable(),
  /** Whether a service has not handled an event of the entry yet, so that it may have another version of the entry. */
  isChanging: z.boolean(),
});
export type EntryVersion = z.infer<typeof entryVersionSchema>;

/** The routes of journal-svc with which other services compare their data about entries with the entries. The routes return no text. */
export const entryIntegrityRoutes = {
  findEntryVersions: defineRoute({
    method: 'post',
    path: '/internal/integrity/entry-versions',
    access: 'internal',
    callers: ['language-svc'],
    summary: 'The present versions of entries. Entries of authors whom this service does not know are left out',
    body: z.object({ entries: z.array(z.object({ id: idSchema, authorId: idSchema })).max(INTEGRITY_MAX_IDS) }),
    response: { status: 200, body: z.object({ entries: z.array(entryVersionSchema) }) },
    errors: ['invalid_request'],
  }),
  findFilesWithoutText: defineRoute({
    method: 'post',
    path: '/internal/integrity/files-without-text',
    access: 'internal',
    callers: ['media-svc'],
    summary:
      'Those of the files that an entry without extracted text uses, and whose text this service has not received',
    body: z.object({ ids: z.array(idSchema).max(INTEGRITY_MAX_IDS) }),
    response: { status: 200, body: z.object({ ids: z.array(idSchema) }) },
    errors: ['invalid_request'],
  }),
};

/** The route of media-svc with which journal-svc finds files that entries use and that do not exist. */
export const fileIntegrityRoutes = {
  findExistingFiles: defineRoute({
    method: 'post',
    path: '/internal/integrity/existing-files',
    access: 'internal',
    callers: ['journal-svc'],
    summary: 'Those of the ids that a file has, whoever owns it',
    body: z.object({ ids: z.array(idSchema).max(INTEGRITY_MAX_IDS) }),
    response: { status: 200, body: z.object({ ids: z.array(idSchema) }) },
    errors: ['invalid_request'],
  }),
};

/**
 * The route of social-svc with which other services decide whether data is missing or belongs to an account that is being erased. An account exists
 * until its erasure begins: also during the days before the erasure, when other users get 404 for the account.
 */
export const accountIntegrityRoutes = {
  findExistingAccounts: defineRoute({
    method: 'post',
    path: '/internal/integrity/existing-accounts',
    access: 'internal',
    callers: ['journal-svc', 'media-svc'],
    summary: 'Those of the ids that an account has, also one that waits for its erasure',
    body: z.object({ ids: z.array(idSchema).max(INTEGRITY_MAX_IDS) }),
    response: { status: 200, body: z.object({ ids: z.array(idSchema) }) },
    errors: ['invalid_request'],
  }),
};
