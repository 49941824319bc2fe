import type { FileKind } from '@memory/contracts';
import type { MediaJobName } from '@memory/events';
import type { MediaConfig } from '../config.ts';

/** The data of a job. Each job processes one file, and the file's id is the job id: BullMQ ignores a duplicate. */
export interface FileJob {
  readonly fileId: string;
  readonly ownerId: string;
  /** The id of the HTTP request that enqueued it, for logs. */
  readonly requestId?: string;
}

interface JobDefinition {
  /** The BullMQ queue. Each job has its own, so that slow jobs do not delay quick ones. */
  readonly queue: string;
  /** Its name in the API, logs and metrics. */
  readonly publicName: MediaJobName;
  /** Attempts when failures are retryable. */
  readonly maxAttempts: (config: MediaConfig) => number;
  /** Jobs at a time in one worker process; 0 leaves the queue to other workers. */
  readonly concurrency: (config: MediaConfig) => number;
  /** The timeout of one attempt; its child processes are killed then. */
  readonly timeoutMs: (config: MediaConfig) => number;
}

/**
 * With exponential backoff, eight attempts outlast an outage of an AI provider; local failures seldom succeed after
 * three.
 */
const PROVIDER_MAX_ATTEMPTS = 8;

/** All jobs. Each needs exactly one `@HandlesJob` class, else the worker does not start. */
export const jobCatalog = {
  transcribeRecording: {
    queue: 'media-transcribe-recording',
    publicName: 'transcription',
    maxAttempts: () => PROVIDER_MAX_ATTEMPTS,
    concurrency: (config) => config.TRANSCRIBE_CONCURRENCY,
    timeoutMs: (config) => config.TRANSCRIBE_TIMEOUT_MS,
  },
  recognizePhotoText: {
    queue: 'media-read-photo',
    publicName: 'ocr',
    maxAttempts: (config) => (config.OCR_PROVIDER === 'openai' ? PROVIDER_MAX_ATTEMPTS : 3),
    concurrency: (config) => config.OCR_CONCURRENCY,
    timeoutMs: (config) => config.OCR_TIMEOUT_MS,
  },
  convertRecording: {
    queue: 'media-convert-recording',
    publicName: 'conversion',
    maxAttempts: () => 3,
    concurrency: (config) => config.CONVERT_CONCURRENCY,
    timeoutMs: (config) => config.CONVERT_TIMEOUT_MS,
  },
  createThumbnails: {
    queue: 'media-make-thumbnails',
    publicName: 'thumbnails',
    maxAttempts: () => 5,
    concurrency: (config) => config.THUMBNAIL_CONCURRENCY,
    timeoutMs: (config) => config.THUMBNAIL_TIMEOUT_MS,
  },
} as const satisfies Record<string, JobDefinition>;

export type JobName = keyof typeof jobCatalog;
export const jobNames = Object.keys(jobCatalog) as JobName[];

/** The job that extracts the text of a file of this kind; null for videos. */
export function textExtractionJobFor(kind: FileKind): JobName | null {
  if (kind === 'audio') return 'transcribeRecording';
  return kind === 'image' ? 'recognizePhotoText' : null;
}
