import { z } from 'zod';

export const BYTES_PER_MB = 1024 * 1024;
const WHOLE_MEGABYTES = 'must be a whole number of megabytes, such as 2048 for 2 GB';

export const positiveInteger = z.coerce.number().int().positive();
/** A setting that is a number of megabytes. The maximum is 8 PB, so that the number of bytes is an exact number in JavaScript and JSON. */
const megabytesFrom = (min: number) =>
  z.coerce
    .number({ error: WHOLE_MEGABYTES })
    .int({ error: WHOLE_MEGABYTES })
    .min(min, { error: WHOLE_MEGABYTES })
    .max(Math.floor(Number.MAX_SAFE_INTEGER / BYTES_PER_MB), { error: WHOLE_MEGABYTES });
export const megabytesSchema = megabytesFrom(1);
/** A setting that is a number of megabytes, or 0 for none. */
export const optionalMegabytesSchema = megabytesFrom(0);
/**
 * A setting that is the number of concurrent jobs of one queue in one worker process. With 0, the worker process runs no jobs of the queue.
 */
export const concurrencySchema = z.coerce.number().int().min(0).max(1_000);
