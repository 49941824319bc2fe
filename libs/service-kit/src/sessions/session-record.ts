import { z } from 'zod';

/** The time in milliseconds after its last renewal at which a session expires (30 days). */
export const SESSION_LIFETIME_MS = 30 * 24 * 60 * 60 * 1_000;

/** The value that Redis stores under a session's key. The expiry of the key is the expiry of the session. */
export const sessionRecordSchema = z.object({
  userId: z.uuid(),
  createdAt: z.iso.datetime().optional(),
  browser: z.string().nullish(),
  operatingSystem: z.string().nullish(),
  secondFactorSetupRequired: z.boolean().optional(),
});
export type SessionRecord = z.output<typeof sessionRecordSchema>;
