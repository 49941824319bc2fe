import { z } from 'zod';
import { defineEvent } from './envelope.ts';

/**
 * An account was deleted; every service erases the user's data. Published twice, some minutes apart: the second event erases what
 * requests and jobs that were running at the first (an upload, a text extraction) have stored since.
 */
export const accountDeleted = defineEvent({
  type: 'account.deleted',
  producer: 'social',
  schema: z.object({ userId: z.uuid() }),
});

/** The consumer groups whose services store user data. The events of an erased user are deleted after all of them have handled this event. */
export const groupsStoringUserData = ['gateway', 'journal-svc', 'language-svc', 'media-svc'] as const;
