import type { FileKind } from '@memory/contracts';
import type { MediaJobName } from '@memory/events';
import type { MediaConfig } from '../config.ts';

/** The data of a job. Each job processes one file, and the id of the file is the id of the job, so that BullMQ ignores a duplicate job. */
export interface FileJob {
  readonly fileId: string;
  readonly ownerId: string;
  /** The id of the HTTP request that enqueued the job. The log entries of the job contain it. */
  readonly requestId?: string;
  /** The position in the trace of the HTTP request that enqueued the job, when tracing is on. */
  readonly traceparent?: string;
}

interface JobDefinition {
  /** The name of the BullMQ queue. Each kind of job has its own queue, so that slow jobs do not delay quick ones. */
  readonly queue: string;
  /** The name of the job in the API, logs and metrics. */
  readonly publicName: MediaJobName;
  /** The maximum number of attempts. A job is attempted again only after a retryable failure. */
  readonly maxAttempts: (config: MediaConfig) => number;
  /** The number of concurrent jobs in one worker process; with 0 this worker process runs no jobs of the queue. */
  readonly concurrency: (config: MediaConfig) => number;
  /** The timeout of one attempt, in milliseconds. At the timeout the child processes of the attempt are killed. */
  readonly timeoutMs: (config: MediaConfig) => number;
}

/**
 * The maximum number of attempts of jobs that call an AI provider. With exponential backoff, eight attempts last longer than most outages
 * of a provider. Jobs without a provider have fewer attempts, because local failures seldom succeed after three.
 */
const PROVIDER_MAX_ATTEMPTS = 8;

/** All kinds of jobs. The worker does not start unless each kind has exactly one `@HandlesJob` class. */
export const jobCatalog = {
  transcribeRecording: {
    queue: 'media-transcribe-recording',
    publicName: 'transcription',
    maxAttempts: (config) => (config.TRANSCRIBE_PROVIDER === 'local' ? 3 : PROVIDER_MAX_ATTEMPTS),
    concurrency: (config) => config.TRANSCRIBE_CONCURRENCY,
    timeoutMs: (config) => config.TRANSCRIBE_TIMEOUT_MS,
  },
  recognizePhotoText: {
    queue: 'media-recognize-photo-text',
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
    queue: 'media-create-thumbnails',
    publicName: 'thumbnails',
    maxAttempts: () => 5,
    concurrency: (config) => config.THUMBNAIL_CONCURRENCY,
    timeoutMs: (config) => config.THUMBNAIL_TIMEOUT_MS,
  },
} as const satisfies Record<string, JobDefinition>;

export type JobName = keyof typeof jobCatalog;
export const jobNames = Object.keys(jobCatalog) as JobName[];

/** Returns the kind of job that extracts the text of a file; null for videos, which have no text extraction. */
export function textExtractionJobFor(kind: FileKind): JobName | null {
  if (kind === 'audio') return 'transcribeRecording';
  return kind === 'image' ? 'recognizePhotoText' : null;
}
