import { z } from 'zod';

export const SESSION_COOKIE = 'memory.sid';
/** The time in milliseconds after its last renewal at which a session expires (30 days). */
export const SESSION_LIFETIME_MS = 30 * 24 * 60 * 60 * 1_000;
/** The minimum time in milliseconds between two renewals of a session, so that not every request writes to Redis. */
export const SESSION_RENEWAL_INTERVAL_MS = 60 * 60 * 1_000;

/** The value that Redis stores under a session's key. The expiry of the key is the expiry of the session. */
export const sessionRecordSchema = z.object({
  userId: z.uuid(),
  createdAt: z.iso.datetime().optional(),
  browser: z.string().nullish(),
  operatingSystem: z.string().nullish(),
  secondFactorSetupRequired: z.boolean().optional(),
});
export type SessionRecord = z.output<typeof sessionRecordSchema>;
