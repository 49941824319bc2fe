import { z } from 'zod';
import { defineEvent } from './envelope.ts';

/** The data tells the author's open pages which entry to fetch again. It does not contain the content of the entry. */
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
