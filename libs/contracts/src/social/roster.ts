import { z } from 'zod';
import { idParamsSchema, idSchema, timeSchema } from '../common.schema.ts';
import { defineRoute } from '../route.ts';
import { ROSTER_CSV_MAX_BYTES, ROSTER_ZIP_MAX_BYTES } from './roster-limits.ts';
import { type RosterRowReason, rosterRowReasons } from './roster-row-reasons.ts';

const count = z.int().min(0);

const rosterNamesSchema = z.object({
  givenName: z.string(),
  familyName: z.string(),
  chineseName: z.string().nullable(),
  studentNumber: z.string().nullable(),
});

export const rosterFields = [
  'givenName',
  'familyName',
  'chineseName',
  'studentNumber',
  'sourceId',
  'familyEmails',
  'classes',
] as const;
export type RosterField = (typeof rosterFields)[number];

/** By what a row was found to be about a student that exists: the id of the school's system, the student number, or the names alone. */
export const rosterMatches = ['sourceId', 'studentNumber', 'names'] as const;
export type RosterMatch = (typeof rosterMatches)[number];

const changedStudentSchema = rosterNamesSchema.extend({
  id: idSchema,
  matchedBy: z.enum(rosterMatches),
  /** The student had left or was archived, or comes from another class. */
  isRestored: z.boolean(),
  /** Several email addresses or classes are separated by commas. */
  changes: z.array(
    z.object({ field: z.enum(rosterFields), before: z.string().nullable(), after: z.string().nullable() }),
  ),
});

const rejectedRowSchema = z.object({
  /** The file of the archive; null for a single file. */
  file: z.string().nullable(),
  line: z.int().min(1),
  reason: z.enum(Object.keys(rosterRowReasons) as [RosterRowReason, ...RosterRowReason[]]),
  /** The name or the id in the row, as far as there is one. */
  name: z.string(),
});

/** What a roster would change. Nothing has changed yet. */
export const rosterPreviewSchema = z.object({
  id: idSchema,
  expiresAt: timeSchema,
  counts: z.object({ new: count, changed: count, unchanged: count, missing: count, rejected: count }),
  newStudents: z.array(rosterNamesSchema.extend({ line: z.int() })),
  changedStudents: z.array(changedStudentSchema),
  /** The students who are not in the roster: they leave and are archived. */
  missingStudents: z.array(rosterNamesSchema.extend({ id: idSchema })),
  rejectedRows: z.array(rejectedRowSchema),
  /** Names of columns that mean nothing to the import. */
  ignoredColumns: z.array(z.string()),
  /** The names of classes that are created, renamed and archived; empty for the roster of one class. */
  classes: z.object({ new: z.array(z.string()), changed: z.array(z.string()), archived: z.array(z.string()) }),
  /** The numbers that the request to apply the roster must repeat; null where no confirmation is needed. */
  confirmationsNeeded: z.object({ changes: count.nullable(), archives: count.nullable() }),
});
export type RosterPreview = z.infer<typeof rosterPreviewSchema>;

export const rosterConfirmationsSchema = z.object({
  confirmedChanges: count.max(1_000_000).nullish(),
  confirmedArchives: count.max(1_000_000).nullish(),
});
export type RosterConfirmations = z.output<typeof rosterConfirmationsSchema>;

export const rosterResultSchema = z.object({
  id: idSchema,
  /** Null for a roster of the whole school. */
  classId: idSchema.nullable(),
  counts: z.object({ new: count, changed: count, unchanged: count, archived: count, rejected: count }),
  appliedAt: timeSchema,
});
export type RosterResult = z.infer<typeof rosterResultSchema>;

/** The errors of a file of rows. */
const fileErrors = [
  'roster_empty',
  'roster_encoding_unknown',
  'roster_not_csv',
  'roster_columns_missing',
  'roster_columns_repeated',
  'roster_too_many_rows',
] as const;

export const rosterRoutes = {
  previewClassRoster: defineRoute({
    method: 'post',
    path: '/api/classes/{id}/rosters',
    access: 'signed-in',
    summary: 'Check a CSV file with the students of a class, and say what it would change. Nothing changes yet',
    params: idParamsSchema,
    fileBody: { types: ['text/csv', 'application/octet-stream'], maxBytes: ROSTER_CSV_MAX_BYTES },
    response: { status: 201, body: rosterPreviewSchema },
    idempotent: true,
    errors: [
      'invalid_request',
      'not_signed_in',
      'class_not_found',
      'teachers_only',
      'class_archived',
      'roster_too_large',
      'roster_class_too_large',
      'roster_not_found',
      ...fileErrors,
      'idempotency_key_reused',
    ],
  }),
  previewSchoolRoster: defineRoute({
    method: 'post',
    path: '/api/rosters',
    access: 'signed-in',
    summary:
      'Check a OneRoster archive (CSV, 1.1 or 1.2) with the students and classes of the school, and say what it would change',
    fileBody: { types: ['application/zip', 'application/octet-stream'], maxBytes: ROSTER_ZIP_MAX_BYTES },
    response: { status: 201, body: rosterPreviewSchema },
    idempotent: true,
    errors: [
      'invalid_request',
      'not_signed_in',
      'admins_only',
      'roster_archive_too_large',
      'roster_not_archive',
      'roster_archive_encrypted',
      'roster_manifest_missing',
      'roster_file_missing',
      'roster_class_too_large',
      'roster_not_found',
      ...fileErrors,
      'idempotency_key_reused',
    ],
  }),
  applyRoster: defineRoute({
    method: 'post',
    path: '/api/rosters/{id}/apply',
    access: 'signed-in',
    summary: 'Change what the preview said. A repeated request has no effect and gets the result of the first one',
    params: idParamsSchema,
    body: rosterConfirmationsSchema,
    response: { status: 200, body: rosterResultSchema },
    longRunning: true,
    errors: [
      'invalid_request',
      'not_signed_in',
      'class_not_found',
      'teachers_only',
      'admins_only',
      'class_archived',
      'roster_not_found',
      'roster_outdated',
      'roster_unconfirmed',
    ],
  }),
  exportClassRoster: defineRoute({
    method: 'get',
    path: '/api/classes/{id}/roster.csv',
    access: 'signed-in',
    summary: 'The students of a class as a CSV file that previewClassRoster accepts',
    params: idParamsSchema,
    response: { status: 200, body: null, type: 'text/csv' },
    errors: ['not_signed_in', 'class_not_found', 'teachers_only'],
  }),
};
