import type { FileKind } from '@memory/contracts';
import type { MediaJobName } from '@memory/events';
import type { MediaConfig } from '../config.ts';

/** Every job works on one file, and the file's id is the job's id: asking for it twice is asking once. */
export interface FileJob {
  readonly fileId: string;
  readonly ownerId: string;
  /** Of the request that asked for it. */
  readonly requestId?: string;
}

interface JobDefinition {
  /** Of the Redis keys; each job has a queue of its own, so that a slow kind never holds up a quick one. */
  readonly queue: string;
  /** What pages, logs and metrics call it. */
  readonly shownAs: MediaJobName;
  /** How often it is tried when what went wrong may pass. */
  readonly attempts: (config: MediaConfig) => number;
  /** Jobs at a time in one worker; with 0 a worker leaves the queue to others. */
  readonly concurrency: (config: MediaConfig) => number;
  /** When one attempt is given up; its child processes are then ended. */
  readonly timeoutMs: (config: MediaConfig) => number;
}

/** A provider's bad hour is outlived; what this machine cannot do, it cannot do the third time either. */
const ASKING_A_PROVIDER = 8;

/** Every job there is. A new one is a line here and one `@HandlesJob` class; the worker does not start without both. */
export const jobCatalog = {
  transcribeRecording: {
    queue: 'media-transcribe-recording',
    shownAs: 'transcription',
    attempts: () => ASKING_A_PROVIDER,
    concurrency: (config) => config.TRANSCRIBE_CONCURRENCY,
    timeoutMs: (config) => config.TRANSCRIBE_TIMEOUT_MS,
  },
  readPhoto: {
    queue: 'media-read-photo',
    shownAs: 'ocr',
    attempts: (config) => (config.OCR_PROVIDER === 'openai' ? ASKING_A_PROVIDER : 3),
    concurrency: (config) => config.OCR_CONCURRENCY,
    timeoutMs: (config) => config.OCR_TIMEOUT_MS,
  },
  convertRecording: {
    queue: 'media-convert-recording',
    shownAs: 'conversion',
    attempts: () => 3,
    concurrency: (config) => config.CONVERT_CONCURRENCY,
    timeoutMs: (config) => config.CONVERT_TIMEOUT_MS,
  },
  makeThumbnails: {
    queue: 'media-make-thumbnails',
    shownAs: 'thumbnails',
    attempts: () => 5,
    concurrency: (config) => config.THUMBNAIL_CONCURRENCY,
    timeoutMs: (config) => config.THUMBNAIL_TIMEOUT_MS,
  },
} as const satisfies Record<string, JobDefinition>;

export type JobName = keyof typeof jobCatalog;
export const jobNames = Object.keys(jobCatalog) as JobName[];

/** The job that finds the text of a file. */
export function textJobOf(kind: FileKind): JobName | null {
  if (kind === 'audio') return 'transcribeRecording';
  return kind === 'image' ? 'readPhoto' : null;
}
