import { z } from 'zod';
import { concurrencySchema, positiveInteger } from './number-schemas.ts';

/** The settings of BullMQ jobs: conversions, thumbnails, retries, and the job console. */
export const jobSettings = {
  CONVERT_TIMEOUT_MS: positiveInteger.default(10 * 60_000),
  CONVERT_CONCURRENCY: concurrencySchema.default(1),
  /**
   * How long a conversion request waits until all recordings are converted, in milliseconds. It must be less than the gateway's timeout of
   * three minutes.
   */
  CONVERT_WAIT_MS: z.coerce.number().int().min(0).max(170_000).default(150_000),
  THUMBNAIL_TIMEOUT_MS: positiveInteger.default(2 * 60_000),
  THUMBNAIL_CONCURRENCY: concurrencySchema.default(2),
  /** The password of the job console at `/jobs-console`. Without a password there is no job console. */
  JOBS_CONSOLE_PASSWORD: z.string().min(12, { error: 'must have at least 12 characters' }).optional(),
  /** The delay before the second attempt of a job, in milliseconds. The delay doubles before each further attempt. */
  JOB_RETRY_MS: positiveInteger.default(3_000),
  /** How long a job stays locked after its worker has crashed, in milliseconds. Another worker runs the job after this time. */
  JOB_LOCK_MS: positiveInteger.default(5_000),
};
