import { z } from 'zod';
import { mediaJobNames } from './media-processed.ts';

/**
 * The progress of a running job on a file, which the open pages of the file's owner display. Progress messages are not events of the event bus: they
 * may be lost (see `MediaProgressPublisher` of event-bus).
 */
export const mediaProgressSchema = z.object({
  fileId: z.uuid(),
  ownerId: z.uuid(),
  job: z.enum(mediaJobNames),
  percent: z.int().min(0).max(100),
});
export type MediaProgress = z.infer<typeof mediaProgressSchema>;
