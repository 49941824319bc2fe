import { z } from 'zod';
import { defineEvent } from './envelope.ts';

/**
 * All sessions that a user had at this moment end. Reasons: an administrator ended them or changed what the account needs to sign in, or the password
 * was changed or set with a reset code.
 *
 * With `classSessions`, only sessions of a student end that began with pictures or a badge: all of them, or those of a device, or those of a method.
 * A gateway of the previous release ends all sessions of the student.
 */
export const sessionsRevoked = defineEvent({
  type: 'sessions.revoked',
  producer: 'social',
  schema: z.object({
    userId: z.uuid(),
    classSessions: z
      .object({ deviceId: z.uuid().optional(), method: z.enum(['pictures', 'badge']).optional() })
      .optional(),
  }),
});
