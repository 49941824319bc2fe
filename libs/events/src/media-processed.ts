import { z } from 'zod';
import { defineEvent } from './envelope.ts';

/** The work that is done on files, as pages, logs and metrics name it. */
export const mediaJobs = ['transcription', 'ocr', 'conversion', 'thumbnails'] as const;
export type MediaJob = (typeof mediaJobs)[number];

/** A job on a file has ended, well or for good badly. */
export const mediaProcessed = defineEvent({
  type: 'media.processed',
  producer: 'media',
  schema: z.object({
    fileId: z.uuid(),
    ownerId: z.uuid(),
    kind: z.enum(['audio', 'image', 'video']),
    job: z.enum(mediaJobs),
    status: z.enum(['done', 'failed']),
    /** What was heard or read, empty when there was nothing; null where the job finds no text, or failed to. */
    extractedText: z.string().nullable(),
  }),
});
