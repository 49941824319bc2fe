import { z } from 'zod';
import { defineEvent } from './envelope.ts';

/** The text of a recording or a photo is known (empty when there was nothing to hear or read). */
export const mediaProcessed = defineEvent({
  type: 'media.processed',
  producer: 'media',
  schema: z.object({
    fileId: z.uuid(),
    ownerId: z.uuid(),
    kind: z.enum(['audio', 'image', 'video']),
    extractedText: z.string(),
  }),
});
