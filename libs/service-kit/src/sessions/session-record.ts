import { z } from 'zod';

/** The time in milliseconds after its last renewal at which a session expires (30 days). */
export const SESSION_LIFETIME_MS = 30 * 24 * 60 * 60 * 1_000;

/** How a student without a password has signed in. The session ends after a short time without a request, and at `endsAt` in any case. */
export const classSessionSchema = z.object({
  method: z.enum(['pictures', 'badge']),
  /** The device of the class on which the student has signed in; null for a badge on another device. */
  deviceId: z.uuid().nullable(),
  idleMs: z.int().positive(),
  endsAt: z.iso.datetime(),
});
export type ClassSession = z.output<typeof classSessionSchema>;

/** The value that Redis stores under a session's key. The expiry of the key is the expiry of the session. */
export const sessionRecordSchema = z.object({
  userId: z.uuid(),
  createdAt: z.iso.datetime().optional(),
  browser: z.string().nullish(),
  operatingSystem: z.string().nullish(),
  secondFactorSetupRequired: z.boolean().optional(),
  classSession: classSessionSchema.optional(),
});
export type SessionRecord = z.output<typeof sessionRecordSchema>;

/** The time in milliseconds after which a session expires that is renewed now; 0 when it may not be renewed any more. */
export function sessionLifetimeMs({ classSession }: SessionRecord, now = Date.now()): number {
  if (classSession === undefined) return SESSION_LIFETIME_MS;
  return Math.max(0, Math.min(classSession.idleMs, Date.parse(classSession.endsAt) - now));
}
