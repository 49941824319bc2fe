import { z } from 'zod';
import { defineEvent } from './envelope.ts';

/** An entry was deleted. media-svc deletes the entry's files (`fileIds`) unless something else uses them. */
export const entryDeleted = defineEvent({
  type: 'entry.deleted',
  producer: 'journal',
  schema: z.object({
    entryId: z.uuid(),
    authorId: z.uuid(),
    fileIds: z.array(z.uuid()),
  }),
});
