import { z } from 'zod';
import { timeSchema } from '../common.schema.ts';

/** The names of the media jobs. They repeat `mediaJobNames` of libs/events, because the contracts must not import libs/events. */
export const mediaJobNames = ['transcription', 'ocr', 'conversion', 'thumbnails'] as const;

/** The state of a job queue, for administrators (`npm run admin`). */
export const queueStateSchema = z.object({
  job: z.enum(mediaJobNames),
  /** Whether the installation is set up for the job. Transcription needs a provider; without a provider, recordings are stored without text. */
  isConfigured: z.boolean(),
  /** The number of waiting jobs for new uploads. These jobs run before bulk jobs, which `inBulk` counts. */
  waiting: z.int(),
  inBulk: z.int(),
  active: z.int(),
  toBeTriedAgain: z.int(),
  failed: z.int(),
  /** The most recent failed jobs of the queue, newest first, at most 100. */
  lastFailures: z.array(z.object({ fileId: z.string(), why: z.string(), attempts: z.int(), at: timeSchema })),
});
export type QueueState = z.infer<typeof queueStateSchema>;
