import { z } from 'zod';

export const BYTES_PER_MB = 1024 * 1024;
const WHOLE_MEGABYTES = 'must be a whole number of megabytes, such as 2048 for 2 GB';

export const positiveInteger = z.coerce.number().int().positive();
/** A number of megabytes. The maximum is 8 PB, so that JSON represents the number of bytes exactly. */
export const megabytes = z.coerce
  .number({ error: WHOLE_MEGABYTES })
  .int({ error: WHOLE_MEGABYTES })
  .min(1, { error: WHOLE_MEGABYTES })
  .max(Math.floor(Number.MAX_SAFE_INTEGER / BYTES_PER_MB), { error: WHOLE_MEGABYTES });
/** The number of concurrent jobs of one queue in one worker process; with 0 this worker process runs no jobs of the queue. */
export const concurrency = z.coerce.number().int().min(0).max(1_000);
