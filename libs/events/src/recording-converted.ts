import { z } from 'zod';
import { defineEvent } from './envelope.ts';

/** A recording has a successor that plays everywhere. May be said again while an entry still uses the old one. */
export const recordingConverted = defineEvent({
  type: 'recording.converted',
  producer: 'media',
  schema: z.object({
    fileId: z.uuid(),
    ownerId: z.uuid(),
    newFileId: z.uuid(),
    newContentType: z.string(),
  }),
});
