import { z } from 'zod';
import { defineEvent } from './envelope.ts';

/** The names of the jobs that process files. The same names appear in the interface, in logs and in metrics. */
export const mediaJobNames = ['transcription', 'ocr', 'conversion', 'thumbnails'] as const;
export type MediaJobName = (typeof mediaJobNames)[number];

/** A job on a file has succeeded, or has failed without further retries. */
export const mediaProcessed = defineEvent({
  type: 'media.processed',
  producer: 'media',
  schema: z.object({
    fileId: z.uuid(),
    ownerId: z.uuid(),
    kind: z.enum(['audio', 'image', 'video']),
    job: z.enum(mediaJobNames),
    status: z.enum(['done', 'failed']),
    /** The transcript or OCR text, empty when the file contains none. Null when the job failed, and for jobs that extract no text. */
    extractedText: z.string().nullable(),
  }),
});
