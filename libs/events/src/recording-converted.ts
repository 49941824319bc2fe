import { z } from 'zod';
import { defineEvent } from './envelope.ts';

/**
 * A recording was converted to a format that all browsers play (`newFileId`). The event is published again while an entry still uses
 * the old file.
 */
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
