import { z } from 'zod';
import { defineEvent } from './envelope.ts';

/**
 * An account was deleted, so every service erases the user's data. The event is published twice, some minutes apart: requests and jobs that were
 * running at the first event (an upload, a text extraction) may have stored data afterwards, which the second event erases.
 */
export const accountDeleted = defineEvent({
  type: 'account.deleted',
  producer: 'social',
  schema: z.object({ userId: z.uuid() }),
});

/**
 * The consumer groups of the services that store data of users. When all these groups have handled the event, the events of the erased user are
 * deleted.
 */
export const groupsStoringUserData = ['gateway', 'journal-svc', 'language-svc', 'media-svc'] as const;
