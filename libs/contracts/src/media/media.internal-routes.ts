import { z } from 'zod';
import { idSchema, mediaUrlSchema, timeSchema } from '../common.schema.ts';
import { defineRoute } from '../route.ts';
import { AVATAR_DATA_URL_MAX_LENGTH } from '../social/profile-changes.schema.ts';
import { fileDescriptionSchema } from './file.ts';
import { storageQuotaChangeSchema, userStorageUsageSchema } from './storage-usage.ts';
import { clipToCutSchema, WORD_CLIPS_MAX, wordClipSchema, wordToFindSchema } from './word-clip.schema.ts';

const count = z.int().min(0).max(Number.MAX_SAFE_INTEGER);

/** How a backup of the installation ended. */
export const backupResultSchema = z.object({
  /** The properties of the backup; null when the backup failed. */
  backup: z
    .object({
      durationSeconds: z.number().min(0).max(1e9),
      /**
       * `totalBytes`: the size of the backed-up rows and files. `writtenBytes`: the part of this size that the backup target did not contain before.
       */
      totalBytes: count,
      writtenBytes: count,
      /** The number of files that the backup lacks, because the product itself has lost them. */
      missingFiles: z.int().min(0).max(1e9),
    })
    .nullable(),
});
export type BackupResult = z.infer<typeof backupResultSchema>;

/** The names of the media jobs. They repeat `mediaJobNames` of libs/events, because the contracts must not import libs/events. */
export const mediaJobNames = ['transcription', 'ocr', 'conversion', 'thumbnails'] as const;

/** The state of a job queue, for administrators (`npm run admin`). */
export const queueStateSchema = z.object({
  job: z.enum(mediaJobNames),
  /** Whether the installation is set up for the job. Transcription needs a provider; without a provider, recordings are stored without text. */
  isConfigured: z.boolean(),
  /** The number of waiting jobs for new uploads. These jobs run before bulk jobs, which `inBulk` counts. */
  waiting: z.int(),
  inBulk: z.int(),
  active: z.int(),
  toBeTriedAgain: z.int(),
  failed: z.int(),
  /** The most recent failed jobs of the queue, newest first, at most 100. */
  lastFailures: z.array(z.object({ fileId: z.string(), why: z.string(), attempts: z.int(), at: timeSchema })),
});
export type QueueState = z.infer<typeof queueStateSchema>;

/** The transcription provider of an installation. */
export const transcriptionStateSchema = z.object({
  /** `local`: a speech model in the worker. `openai`: a server with OpenAI's API. `off`: recordings are not transcribed. */
  provider: z.enum(['local', 'openai', 'off']),
  /** Whether the operator has set the provider. When false, it is `off` by default. */
  isChosen: z.boolean(),
});
export type TranscriptionState = z.infer<typeof transcriptionStateSchema>;

const userIdParams = z.object({ userId: idSchema });

/**
 * How long an entry with the described files may still be saved after `describeFiles`, in milliseconds. Later, the files may have been deleted,
 * because the entry that used them before was deleted.
 */
export const FILE_DESCRIPTION_VALID_MS = 5_000;

export const mediaInternalRoutes = {
  describeFiles: defineRoute({
    method: 'post',
    path: '/internal/files/describe',
    access: 'internal',
    callers: ['journal-svc', 'social-svc'],
    summary: "Owner and kind of each of the viewer's own files among the ids; all other ids are left out",
    body: z.object({ ids: z.array(idSchema).max(30) }),
    response: { status: 200, body: z.array(fileDescriptionSchema) },
    errors: ['invalid_request', 'not_signed_in'],
  }),
  findWordClips: defineRoute({
    method: 'post',
    path: '/internal/files/word-clips',
    access: 'internal',
    callers: ['language-svc'],
    summary:
      "Where words are spoken in the viewer's own recordings, in the order of the request: null for a word without a known time, and for a file that is not the viewer's",
    body: z.object({ words: z.array(wordToFindSchema).max(WORD_CLIPS_MAX) }),
    response: { status: 200, body: z.object({ clips: z.array(wordClipSchema.nullable()) }) },
    errors: ['invalid_request', 'not_signed_in'],
  }),
  cutClips: defineRoute({
    method: 'post',
    path: '/internal/files/clips',
    access: 'internal',
    callers: ['language-svc'],
    summary:
      "Parts of the viewer's own recordings as M4A files in base64, in the order of the request: null for a file that is not the viewer's or cannot be read",
    body: z.object({ clips: z.array(clipToCutSchema).max(WORD_CLIPS_MAX) }),
    response: { status: 200, body: z.object({ clips: z.array(z.base64().nullable()) }) },
    errors: ['invalid_request', 'not_signed_in'],
  }),
  readThumbnails: defineRoute({
    method: 'post',
    path: '/internal/files/thumbnails',
    access: 'internal',
    callers: ['language-svc'],
    summary:
      "The medium WebP thumbnails of the viewer's own images in base64, in the order of the request: null for a file that is not the viewer's or has none",
    body: z.object({ ids: z.array(idSchema).max(WORD_CLIPS_MAX) }),
    response: { status: 200, body: z.object({ thumbnails: z.array(z.base64().nullable()) }) },
    errors: ['invalid_request', 'not_signed_in'],
  }),
  listJobs: defineRoute({
    method: 'get',
    path: '/internal/jobs',
    access: 'internal',
    callers: ['admin'],
    summary: 'The job queues with their latest failures',
    response: { status: 200, body: z.array(queueStateSchema) },
    errors: [],
  }),
  retryJobs: defineRoute({
    method: 'post',
    path: '/internal/jobs/retry',
    access: 'internal',
    callers: ['admin'],
    summary: 'Retry failed jobs: all of them, those of one kind, or those of one file',
    body: z.object({ job: z.enum(mediaJobNames).optional(), fileId: idSchema.optional() }),
    response: { status: 200, body: z.object({ retried: z.int() }) },
    errors: ['invalid_request'],
  }),
  readTranscriptionState: defineRoute({
    method: 'get',
    path: '/internal/transcription',
    access: 'internal',
    callers: ['gateway', 'admin'],
    summary: 'Who transcribes recordings, and whether a setting says so',
    response: { status: 200, body: transcriptionStateSchema },
    errors: [],
  }),
  readUserStorage: defineRoute({
    method: 'get',
    path: '/internal/people/{userId}/storage',
    access: 'internal',
    callers: ['admin'],
    summary: "A user's storage usage and quota, in bytes",
    params: userIdParams,
    response: { status: 200, body: userStorageUsageSchema },
    errors: ['invalid_request'],
  }),
  updateUserStorage: defineRoute({
    method: 'patch',
    path: '/internal/people/{userId}/storage',
    access: 'internal',
    callers: ['admin'],
    summary:
      "Set a user's own storage quota, or with null the installation's default; existing files stay even if they exceed it",
    params: userIdParams,
    body: storageQuotaChangeSchema,
    response: { status: 200, body: userStorageUsageSchema },
    errors: ['invalid_request'],
  }),
  recordBackup: defineRoute({
    method: 'post',
    path: '/internal/backups',
    access: 'internal',
    callers: ['admin'],
    summary: 'Record how a backup ended, for the metrics',
    body: backupResultSchema,
    response: { status: 204, body: null },
    errors: ['invalid_request'],
  }),
  storeAvatar: defineRoute({
    method: 'post',
    path: '/internal/avatars',
    access: 'internal',
    callers: ['social-svc'],
    summary: "Store a small square PNG as a file of the viewer; it is public while it is the viewer's avatar",
    body: z.object({ png: z.base64().max(AVATAR_DATA_URL_MAX_LENGTH) }),
    response: { status: 201, body: z.object({ url: mediaUrlSchema }) },
    errors: ['invalid_request', 'not_signed_in', 'not_an_avatar'],
  }),
};
