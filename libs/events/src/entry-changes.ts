import { z } from 'zod';
import { defineEvent } from './envelope.ts';

/** Enough for the author's open pages to know what to ask for again; nothing of what the memory says. */
const entryChangeSchema = z.object({
  entryId: z.uuid(),
  authorId: z.uuid(),
  /** The entry's version from now on. */
  version: z.int().positive(),
});

/** An entry was written. */
export const entryCreated = defineEvent({ type: 'entry.created', producer: 'journal', schema: entryChangeSchema });

/** An entry was changed by its author, or a text that was found in its files was put into it. */
export const entryUpdated = defineEvent({ type: 'entry.updated', producer: 'journal', schema: entryChangeSchema });
