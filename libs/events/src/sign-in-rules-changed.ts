import { z } from 'zod';
import { defineEvent } from './envelope.ts';

/**
 * An administrator has changed what an account needs to sign in: a second factor is required, no longer required, or was removed. The gateway
 * ends the sessions, so that the next sign-in follows the new rules.
 */
export const signInRulesChanged = defineEvent({
  type: 'account.sign_in_rules_changed',
  producer: 'social',
  schema: z.object({ userId: z.uuid() }),
});
