import { z } from 'zod';
import { timeSchema } from '../common.schema.ts';

/** The same names as `mediaJobNames` of libs/events, because the contracts must not import libs/events. */
export const mediaJobNames = ['transcription', 'ocr', 'conversion', 'thumbnails'] as const;

/** A job queue as an administrator sees it. */
export const queueStateSchema = z.object({
  job: z.enum(mediaJobNames),
  /** The number of waiting jobs of new uploads, which run before the jobs of bulk work (`inBulk`). */
  waiting: z.int(),
  inBulk: z.int(),
  active: z.int(),
  toBeTriedAgain: z.int(),
  failed: z.int(),
  /** The most recent failed jobs, newest first, at most 100. */
  lastFailures: z.array(z.object({ fileId: z.string(), why: z.string(), attempts: z.int(), at: timeSchema })),
});
export type QueueState = z.infer<typeof queueStateSchema>;
