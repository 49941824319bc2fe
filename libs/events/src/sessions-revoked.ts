import { z } from 'zod';
import { defineEvent } from './envelope.ts';

/**
 * All sessions that a user had at this moment end. Reasons: an administrator ended them or changed what the account needs to sign in, or the password
 * was changed or set with a reset code.
 */
export const sessionsRevoked = defineEvent({
  type: 'sessions.revoked',
  producer: 'social',
  schema: z.object({ userId: z.uuid() }),
});
