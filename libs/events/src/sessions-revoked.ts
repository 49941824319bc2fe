import { z } from 'zod';
import { defineEvent } from './envelope.ts';

/** An administrator has ended all sessions that a user had at this moment. */
export const sessionsRevoked = defineEvent({
  type: 'sessions.revoked',
  producer: 'social',
  schema: z.object({ userId: z.uuid() }),
});
