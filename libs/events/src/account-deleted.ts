import { z } from 'zod';
import { defineEvent } from './envelope.ts';

/**
 * An account is gone, and everything of that person has to go everywhere. It comes twice, some minutes apart: the second time nothing
 * that was under way at the first (an upload, a text being read) can bring anything back.
 */
export const accountDeleted = defineEvent({
  type: 'account.deleted',
  producer: 'social',
  schema: z.object({ userId: z.uuid() }),
});

/** The groups that hold something of people. What the bus itself keeps of a person goes once all of them have obeyed. */
export const holdersOfPeople = ['gateway', 'journal-svc', 'language-svc', 'media-svc'] as const;
