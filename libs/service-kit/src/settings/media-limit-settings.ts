import { z } from 'zod';
import { setting } from './setting.ts';
import { concurrency, positiveInteger } from './value-schemas.ts';

/** The programs that process images, recordings and videos, the limits of these programs, and the jobs of media-worker. */
export const mediaLimitSettings = {
  PATH: setting({
    schema: z.string().default('/usr/local/bin:/usr/bin:/bin'),
    readBy: ['media-svc'],
    isInternal: true,
    description: 'the folders in which programs such as ffmpeg are searched',
    containers: { reason: 'the folders of the image' },
  }),
  FFMPEG_PATH: setting({
    schema: z.string().min(1).default('ffmpeg'),
    readBy: ['media-svc'],
    description: 'the program ffmpeg',
    containers: { reason: 'a program of the image' },
  }),
  FFPROBE_PATH: setting({
    schema: z.string().min(1).default('ffprobe'),
    readBy: ['media-svc'],
    description: 'the program ffprobe',
    containers: { reason: 'a program of the image' },
  }),
  IMAGE_CONCURRENCY: setting({
    schema: positiveInteger.default(2),
    readBy: ['media-svc'],
    formerName: 'PICTURE_CONCURRENCY',
    description:
      'how many images one process decodes or rotates at a time, each with up to 1.1 GB of memory ([scaling](operations/scaling-workers.md))',
  }),
  IMAGE_TIMEOUT_MS: setting({
    // The slowest accepted image, an animated WebP of 50 megapixels, takes half of this time.
    schema: positiveInteger.default(60_000),
    readBy: ['media-svc'],
    formerName: 'PICTURE_TIMEOUT_MS',
    description: 'the timeout for processing one image',
  }),
  IMAGE_MEMORY_MB: setting({
    // A third more than the largest accepted image needs.
    schema: positiveInteger.default(2_560),
    readBy: ['media-svc'],
    formerName: 'PICTURE_MEMORY_MB',
    description: 'the limit of private memory (RLIMIT_DATA) of an image helper process, in megabytes',
  }),
  IMAGE_CPU_SECONDS: setting({
    // When a process that has already handled other requests exceeds the limit, its current request is repeated in a new process.
    schema: positiveInteger.default(120),
    readBy: ['media-svc'],
    formerName: 'PICTURE_CPU_SECONDS',
    description: 'the limit of processor time of an image helper process from its start to its end',
  }),
  CONVERT_CONCURRENCY: setting({
    schema: concurrency.default(1),
    readBy: ['media-svc'],
    description: 'how many recordings one worker converts at a time',
  }),
  CONVERT_TIMEOUT_MS: setting({
    schema: positiveInteger.default(10 * 60_000),
    readBy: ['media-svc'],
    description: 'the timeout of one conversion',
  }),
  CONVERT_WAIT_MS: setting({
    // Less than the gateway's timeout of three minutes.
    schema: z.coerce.number().int().min(0).max(170_000).default(150_000),
    readBy: ['media-svc'],
    description: 'how long a request for conversions waits until all recordings are converted',
  }),
  THUMBNAIL_CONCURRENCY: setting({
    schema: concurrency.default(2),
    readBy: ['media-svc'],
    description: 'how many thumbnails one worker makes at a time',
  }),
  THUMBNAIL_TIMEOUT_MS: setting({
    schema: positiveInteger.default(2 * 60_000),
    readBy: ['media-svc'],
    description: 'the timeout of one thumbnail',
  }),
  JOB_RETRY_MS: setting({
    schema: positiveInteger.default(3_000),
    readBy: ['media-svc'],
    description: 'the delay before the second attempt of a job; it doubles before each further attempt',
  }),
  JOB_LOCK_MS: setting({
    schema: positiveInteger.default(5_000),
    readBy: ['media-svc'],
    description: 'how long a job stays locked after its worker has crashed, before another worker runs it',
  }),
  JOBS_CONSOLE_PASSWORD: setting({
    schema: z.string().min(12, { error: 'must have at least 12 characters' }).optional(),
    readBy: ['media-svc'],
    isSecret: true,
    description:
      "the password of `/jobs-console` on media-svc's own port, at least 12 characters; without one there is no console",
  }),
};
