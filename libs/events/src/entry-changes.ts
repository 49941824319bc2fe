import { z } from 'zod';
import { defineEvent } from './envelope.ts';

/**
 * The data of the events `entry.created` and `entry.updated`. It says which entry the author's open pages should fetch again, and does not contain
 * the content of the entry.
 */
const entryChangeSchema = z.object({
  entryId: z.uuid(),
  authorId: z.uuid(),
  /** The entry's version after the change. */
  version: z.int().positive(),
});

/** An entry was created. */
export const entryCreated = defineEvent({ type: 'entry.created', producer: 'journal', schema: entryChangeSchema });

/** An entry was changed, either by its author or because text was extracted from one of its files. */
export const entryUpdated = defineEvent({ type: 'entry.updated', producer: 'journal', schema: entryChangeSchema });
