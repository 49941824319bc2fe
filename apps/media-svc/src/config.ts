import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spokenLanguageSchema } from '@memory/contracts';
import { databaseUrlSchema, parseEnvironment, processEnvironmentSchema, serviceUrlSchema } from '@memory/service-kit';
import { z } from 'zod';

const httpUrl = z.url({ protocol: /^https?$/, error: 'must look like http://host:port' });
const BYTES_PER_MB = 1024 * 1024;
const WHOLE_MEGABYTES = 'must be a whole number of megabytes, such as 2048 for 2 GB';
const positive = z.coerce.number().int().positive();
/** A number of megabytes. The maximum is 8 PB, so that JSON represents the number of bytes exactly. */
const megabytes = z.coerce
  .number({ error: WHOLE_MEGABYTES })
  .int({ error: WHOLE_MEGABYTES })
  .min(1, { error: WHOLE_MEGABYTES })
  .max(Math.floor(Number.MAX_SAFE_INTEGER / BYTES_PER_MB), { error: WHOLE_MEGABYTES });
/** The number of concurrent jobs of one queue in one worker process; with 0 this worker process runs no jobs of the queue. */
const concurrency = z.coerce.number().int().min(0).max(1_000);

const environment = processEnvironmentSchema.extend({
  DATABASE_URL: databaseUrlSchema,
  JOURNAL_URL: serviceUrlSchema,
  /** media-svc requests from social-svc, language-svc and journal-svc their part of a data export. */
  SOCIAL_URL: serviceUrlSchema,
  LANGUAGE_URL: serviceUrlSchema,
  /** The folder in which all files are stored unless S3 is configured. */
  MEDIA_DIR: z.string().min(1).optional(),
  S3_ENDPOINT: httpUrl.optional(),
  S3_BUCKET: z.string().min(3).default('memory'),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY: z.string().default(''),
  S3_SECRET_KEY: z.string().default(''),
  /** The folder for files that are being processed, on a local disk. It must have space for a few files of the largest size. */
  SCRATCH_DIR: z.string().min(1).default(join(tmpdir(), 'memory-media')),
  /** The search path for programs such as ffmpeg. */
  PATH: z.string().default('/usr/local/bin:/usr/bin:/bin'),
  FFMPEG_PATH: z.string().min(1).default('ffmpeg'),
  FFPROBE_PATH: z.string().min(1).default('ffprobe'),
  /**
   * The number of images that one service or worker process processes at a time. Each image needs up to 1.1 GB of memory while it is
   * rotated or decoded.
   */
  IMAGE_CONCURRENCY: positive.default(2),
  /** The timeout for processing one image. The slowest accepted image, an animated WebP of 50 megapixels, takes half of this time. */
  IMAGE_TIMEOUT_MS: positive.default(60_000),
  /**
   * The limit of private memory (RLIMIT_DATA) of an image helper process, in megabytes: a third more than the largest accepted image
   * needs.
   */
  IMAGE_MEMORY_MB: positive.default(2_560),
  /**
   * The limit of processor time of an image helper process from its start to its end, in seconds. When a process that has already
   * handled other requests exceeds the limit, its current request is repeated in a new process.
   */
  IMAGE_CPU_SECONDS: positive.default(120),
  /** Files that no entry has used for this number of days are deleted. The time is long, because a browser may keep a draft for weeks. */
  UNUSED_FILES_KEPT_DAYS: positive.default(30),
  /** The storage quota of users for whom no individual quota is set, in megabytes. */
  STORAGE_PER_PERSON_MB: megabytes.default(2_048),
  /** How long an upload request waits for the extracted text before media-svc responds without the text. */
  MEDIA_SYNC_WAIT_MS: z.coerce.number().int().min(0).max(120_000).default(20_000),
  /** Transcription is enabled when OPENAI_API_KEY or OPENAI_BASE_URL is set; self-hosted servers often need no key. */
  OPENAI_API_KEY: z.string().min(1).optional(),
  OPENAI_BASE_URL: httpUrl.optional(),
  TRANSCRIBE_MODEL: z.string().min(1).default('whisper-1'),
  /**
   * The language of recordings whose owner has set no spoken language (BCP 47: `zh-Hant`, `en`). When this setting is not set, the
   * provider detects the language.
   */
  TRANSCRIBE_LANGUAGE: spokenLanguageSchema.optional(),
  /** The timeout is long, because a small self-hosted server needs many minutes to transcribe a long recording. */
  TRANSCRIBE_TIMEOUT_MS: positive.default(15 * 60_000),
  TRANSCRIBE_CONCURRENCY: concurrency.default(4),
  /** Which engine recognizes the text in photos: the local OCR engine, or a vision model of the OpenAI-compatible provider. */
  OCR_PROVIDER: z.enum(['local', 'openai']).default('local'),
  OCR_MODEL: z.string().min(1).default('gpt-4o-mini'),
  OCR_TIMEOUT_MS: positive.default(60_000),
  OCR_CONCURRENCY: concurrency.default(1),
  /** The limit of private memory (RLIMIT_DATA) of an OCR helper process, in megabytes: a third more than the largest image needs. */
  OCR_MEMORY_MB: positive.default(2_048),
  /**
   * The limit of processor time of an OCR helper process from its start to its end, in seconds. When a process that has already handled
   * other requests exceeds the limit, its current request is repeated in a new process.
   */
  OCR_CPU_SECONDS: positive.default(120),
  CONVERT_TIMEOUT_MS: positive.default(10 * 60_000),
  CONVERT_CONCURRENCY: concurrency.default(1),
  /**
   * How long a conversion request waits until all recordings are converted; it must be less than the timeout of the gateway (three
   * minutes).
   */
  CONVERT_WAIT_MS: z.coerce.number().int().min(0).max(170_000).default(150_000),
  THUMBNAIL_TIMEOUT_MS: positive.default(2 * 60_000),
  THUMBNAIL_CONCURRENCY: concurrency.default(2),
  /** The password of the job console at `/jobs-console`; without it the console does not exist. */
  JOBS_CONSOLE_PASSWORD: z.string().min(12, { error: 'must have at least 12 characters' }).optional(),
  /** The delay before the second attempt of a job, in milliseconds; the delay doubles before each further attempt. */
  JOB_RETRY_MS: positive.default(3_000),
  /** How long a job stays locked after its worker has crashed, in milliseconds. Then another worker runs the job. */
  JOB_LOCK_MS: positive.default(5_000),
});

type Environment = z.output<typeof environment>;

function objectStoreOptions(env: Environment) {
  if (!env.S3_ENDPOINT) return { driver: 'folder', folder: env.MEDIA_DIR ?? '' } as const;
  return {
    driver: 's3',
    endpoint: env.S3_ENDPOINT,
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    accessKey: env.S3_ACCESS_KEY,
    secretKey: env.S3_SECRET_KEY,
  } as const;
}

export type MediaConfig = ReturnType<typeof readConfig>;

const hasProvider = ({ OPENAI_API_KEY, OPENAI_BASE_URL }: Environment): boolean =>
  OPENAI_API_KEY !== undefined || OPENAI_BASE_URL !== undefined;

const complete = environment
  .refine((env) => env.S3_ENDPOINT !== undefined || env.MEDIA_DIR !== undefined, {
    path: ['MEDIA_DIR'],
    error: 'is not set, and neither is S3_ENDPOINT',
  })
  .refine((env) => env.OCR_PROVIDER === 'local' || hasProvider(env), {
    path: ['OPENAI_API_KEY'],
    error: 'is not set, and neither is OPENAI_BASE_URL; OCR_PROVIDER=openai needs one of them',
  });

/** Former names of settings, which installations may still use. */
const formerNames = {
  IMAGE_CONCURRENCY: 'PICTURE_CONCURRENCY',
  IMAGE_TIMEOUT_MS: 'PICTURE_TIMEOUT_MS',
  IMAGE_MEMORY_MB: 'PICTURE_MEMORY_MB',
  IMAGE_CPU_SECONDS: 'PICTURE_CPU_SECONDS',
} as const;

const withCurrentNames = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...env,
  ...Object.fromEntries(Object.entries(formerNames).map(([name, former]) => [name, env[name] || env[former]])),
});

/** @throws ConfigurationError naming every setting that is wrong. */
export function readConfig(env: NodeJS.ProcessEnv = process.env) {
  const settings = parseEnvironment(complete, withCurrentNames(env));
  return {
    ...settings,
    storage: objectStoreOptions(settings),
    /** The default storage quota in bytes. */
    defaultQuotaBytes: settings.STORAGE_PER_PERSON_MB * BYTES_PER_MB,
    /** Whether a transcription provider is configured. Without a provider, recordings are stored without text. */
    canTranscribe: hasProvider(settings),
  };
}
