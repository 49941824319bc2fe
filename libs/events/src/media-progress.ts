import { z } from 'zod';
import { mediaJobs } from './media-processed.ts';

/** How far a job is. Not an event: it is shown to its owner's open pages and may be lost (see event-bus, `MediaProgressPublisher`). */
export const mediaProgressSchema = z.object({
  fileId: z.uuid(),
  ownerId: z.uuid(),
  job: z.enum(mediaJobs),
  percent: z.int().min(0).max(100),
});
export type MediaProgress = z.infer<typeof mediaProgressSchema>;
