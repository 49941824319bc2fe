import { z } from 'zod';
import { defineEvent } from './envelope.ts';

/** A user's password was set with a reset code, so all sessions that began before end. */
export const passwordReset = defineEvent({
  type: 'password.reset',
  producer: 'social',
  schema: z.object({ userId: z.uuid() }),
});
