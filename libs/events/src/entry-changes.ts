import { z } from 'zod';
import { defineEvent } from './envelope.ts';

/** Enough for the author's open pages to know which entry to fetch again; no content. */
const entryChangeSchema = z.object({
  entryId: z.uuid(),
  authorId: z.uuid(),
  /** The entry's version after the change. */
  version: z.int().positive(),
});

/** An entry was created. */
export const entryCreated = defineEvent({ type: 'entry.created', producer: 'journal', schema: entryChangeSchema });

/** An entry was changed by its author, or received the extracted text of one of its files. */
export const entryUpdated = defineEvent({ type: 'entry.updated', producer: 'journal', schema: entryChangeSchema });
