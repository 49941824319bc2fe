import { z } from 'zod';
import { defineEvent } from './envelope.ts';

/** An entry was deleted. media-svc deletes those of the entry's files (`fileIds`) that nothing else uses. */
export const entryDeleted = defineEvent({
  type: 'entry.deleted',
  producer: 'journal',
  schema: z.object({
    entryId: z.uuid(),
    authorId: z.uuid(),
    fileIds: z.array(z.uuid()),
  }),
});
