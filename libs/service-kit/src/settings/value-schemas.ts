import { z } from 'zod';

export const BYTES_PER_MB = 1024 * 1024;
const WHOLE_MEGABYTES = 'must be a whole number of megabytes, such as 2048 for 2 GB';

/**
 * Creates the schema of a setting that `read` parses. If `read` throws, the setting is rejected with the message `error`, which must not
 * contain the value, because messages are logged.
 */
export const parsedBy = <Value>(read: (text: string) => Value, error: string) =>
  z.string().transform((text, context) => {
    try {
      return read(text);
    } catch {
      context.addIssue({ code: 'custom', message: error });
      return z.NEVER;
    }
  });

export const onOrOff = z.enum(['on', 'off'], { error: 'must be on or off' });

export const positiveInteger = z.coerce.number().int().positive();

/** A port; with 0 the operating system chooses one. */
export const servicePort = z.coerce.number().int().min(0).max(65_535);

/** A number of megabytes. The maximum is 8 PB, so that the number of bytes is an exact number in JavaScript and JSON. */
const megabytesFrom = (min: number) =>
  z.coerce
    .number({ error: WHOLE_MEGABYTES })
    .int({ error: WHOLE_MEGABYTES })
    .min(min, { error: WHOLE_MEGABYTES })
    .max(Math.floor(Number.MAX_SAFE_INTEGER / BYTES_PER_MB), { error: WHOLE_MEGABYTES });
export const megabytes = megabytesFrom(1);
/** A number of megabytes, or 0 for none. */
export const optionalMegabytes = megabytesFrom(0);

/** The number of concurrent jobs of one queue in one worker process. With 0, the worker process runs no jobs of the queue. */
export const concurrency = z.coerce.number().int().min(0).max(1_000);

/** An http(s) URL. @param error the message for anything else; by default the message of zod */
export const httpUrl = (error?: string) => z.url({ protocol: /^https?$/, ...(error && { error }) });

/** The URL of a service of the installation; a trailing slash is removed. */
export const serviceUrl = httpUrl().transform((url) => url.replace(/\/$/, ''));
