import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spokenLanguageSchema } from '@memory/contracts';
import { databaseUrlSchema, parseEnvironment, processEnvironmentSchema, serviceUrlSchema } from '@memory/service-kit';
import { z } from 'zod';

const httpUrl = z.url({ protocol: /^https?$/, error: 'must look like http://host:port' });
const BYTES_PER_MB = 1024 * 1024;
const WHOLE_MEGABYTES = 'must be a whole number of megabytes, such as 2048 for 2 GB';
const positive = z.coerce.number().int().positive();
/** At most 8 PB, so that JSON represents the number of bytes exactly. */
const megabytes = z.coerce
  .number({ error: WHOLE_MEGABYTES })
  .int({ error: WHOLE_MEGABYTES })
  .min(1, { error: WHOLE_MEGABYTES })
  .max(Math.floor(Number.MAX_SAFE_INTEGER / BYTES_PER_MB), { error: WHOLE_MEGABYTES });
/** Of one queue in one worker; 0 leaves the queue to other workers. */
const concurrency = z.coerce.number().int().min(0).max(1_000);

const environment = processEnvironmentSchema.extend({
  DATABASE_URL: databaseUrlSchema,
  JOURNAL_URL: serviceUrlSchema,
  /** Asked, like the journal, for what they hold of a person who wants everything of theirs. */
  SOCIAL_URL: serviceUrlSchema,
  LANGUAGE_URL: serviceUrlSchema,
  /** The folder that holds the files, unless there is an S3-compatible store. */
  MEDIA_DIR: z.string().min(1).optional(),
  S3_ENDPOINT: httpUrl.optional(),
  S3_BUCKET: z.string().min(3).default('memory'),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY: z.string().default(''),
  S3_SECRET_KEY: z.string().default(''),
  /** Where files are while they are looked at: room for a few of the largest on the local disk. */
  SCRATCH_DIR: z.string().min(1).default(join(tmpdir(), 'memory-media')),
  /** Where programs are looked for. */
  PATH: z.string().default('/usr/local/bin:/usr/bin:/bin'),
  FFMPEG_PATH: z.string().min(1).default('ffmpeg'),
  FFPROBE_PATH: z.string().min(1).default('ffprobe'),
  /** Pictures a process opens at a time; each may take up to 1.1 GB while it is turned or decoded. */
  PICTURE_CONCURRENCY: positive.default(2),
  /** The time limit for opening one picture. The slowest that is accepted, 50 megapixels as an animated WebP, takes half of it. */
  PICTURE_TIMEOUT_MS: positive.default(60_000),
  /** Megabytes of private data (RLIMIT_DATA) for the process that opens pictures: a third more than the largest picture needs. */
  PICTURE_MEMORY_MB: positive.default(2_560),
  /** Seconds of processor time over the life of such a process. A picture during which it runs out is opened once more by a fresh one. */
  PICTURE_CPU_SECONDS: positive.default(120),
  /** What no memory, draft or profile has used for so long is removed. Long, because a draft may lie in a browser for weeks. */
  UNUSED_FILES_KEPT_DAYS: positive.default(30),
  /** The storage quota of each person to whom an administrator gave no other, in megabytes. */
  STORAGE_PER_PERSON_MB: megabytes.default(2_048),
  /** How long an upload waits for its text before it answers without. */
  MEDIA_SYNC_WAIT_MS: z.coerce.number().int().min(0).max(120_000).default(20_000),
  /** Either of these two switches transcription on; a server of one's own often needs no key. */
  OPENAI_API_KEY: z.string().min(1).optional(),
  OPENAI_BASE_URL: httpUrl.optional(),
  TRANSCRIBE_MODEL: z.string().min(1).default('whisper-1'),
  /** What people here mostly speak (BCP 47: `zh-Hant`, `en`), where a recording does not say; the provider finds out otherwise. */
  TRANSCRIBE_LANGUAGE: spokenLanguageSchema.optional(),
  /** A long recording takes a small server of one's own many minutes. */
  TRANSCRIBE_TIMEOUT_MS: positive.default(15 * 60_000),
  TRANSCRIBE_CONCURRENCY: concurrency.default(4),
  /** Who reads photos: the engine on this machine, or a model that sees, at the provider above. */
  OCR_PROVIDER: z.enum(['local', 'openai']).default('local'),
  OCR_MODEL: z.string().min(1).default('gpt-4o-mini'),
  OCR_TIMEOUT_MS: positive.default(60_000),
  OCR_CONCURRENCY: concurrency.default(1),
  /** Megabytes of private data (RLIMIT_DATA) for the engine on this machine: a third more than the largest page needs. */
  OCR_MEMORY_MB: positive.default(2_048),
  /** Seconds of processor time over the life of an engine. A page during which it runs out is read once more by a fresh one. */
  OCR_CPU_SECONDS: positive.default(120),
  CONVERT_TIMEOUT_MS: positive.default(10 * 60_000),
  CONVERT_CONCURRENCY: concurrency.default(1),
  /** How long a request to convert waits for all of it; the gateway gives up after three minutes. */
  CONVERT_WAIT_MS: z.coerce.number().int().min(0).max(170_000).default(150_000),
  THUMBNAIL_TIMEOUT_MS: positive.default(2 * 60_000),
  THUMBNAIL_CONCURRENCY: concurrency.default(2),
  /** Opens the job console at `/jobs-console` of this service to whoever knows it; closed without. */
  JOBS_CONSOLE_PASSWORD: z.string().min(12, { error: 'must have at least 12 characters' }).optional(),
  /** The wait before a job's second attempt; it doubles each time. */
  JOB_RETRY_MS: positive.default(3_000),
  /** How long a job of a worker that has died stays untouched before another takes it over. */
  JOB_LOCK_MS: positive.default(5_000),
});

type Environment = z.output<typeof environment>;

function storageOf(env: Environment) {
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
export const CONFIG = Symbol('CONFIG');

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

/** @throws ConfigurationError naming every setting that is wrong. */
export function readConfig(env: NodeJS.ProcessEnv = process.env) {
  const settings = parseEnvironment(complete, env);
  return {
    ...settings,
    storage: storageOf(settings),
    /** The storage quota in bytes of each person without a quota of their own. */
    defaultQuotaBytes: settings.STORAGE_PER_PERSON_MB * BYTES_PER_MB,
    /** Without a provider recordings are kept and stay without text. */
    canTranscribe: hasProvider(settings),
  };
}
