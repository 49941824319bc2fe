import { z } from 'zod';
import { defineEvent } from './envelope.ts';

/** An entry is gone. `fileIds` are the files it used; their owner asks whether anything still does before removing them. */
export const entryDeleted = defineEvent({
  type: 'entry.deleted',
  producer: 'journal',
  schema: z.object({
    entryId: z.uuid(),
    authorId: z.uuid(),
    fileIds: z.array(z.uuid()),
  }),
});
