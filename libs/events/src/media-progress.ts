import { z } from 'zod';
import { mediaJobNames } from './media-processed.ts';

/** The progress of a running job, for the owner's open pages. Not an event: messages may be lost (`MediaProgressPublisher` of event-bus). */
export const mediaProgressSchema = z.object({
  fileId: z.uuid(),
  ownerId: z.uuid(),
  job: z.enum(mediaJobNames),
  percent: z.int().min(0).max(100),
});
export type MediaProgress = z.infer<typeof mediaProgressSchema>;
