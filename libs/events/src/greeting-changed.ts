import { z } from 'zod';
import { defineEvent } from './envelope.ts';

/**
 * A greeting on an entry was given, changed or deleted. The author's open pages fetch the greetings of the entry again; the event does not say who
 * gave the greeting, because the giver may have been blocked before the event arrives.
 */
export const greetingChanged = defineEvent({
  type: 'greeting.changed',
  producer: 'journal',
  schema: z.object({ entryId: z.uuid(), authorId: z.uuid() }),
});
