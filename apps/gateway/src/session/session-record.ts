import { z } from 'zod';

declare module 'fastify' {
  interface Session {
    /** The id of the signed-in user. */
    userId?: string;
    /** The lifetime in Redis that the session had left when the request arrived, in milliseconds. */
    remainingMs?: number;
  }
}

export const SESSION_COOKIE = 'memory.sid';
/** A session expires this long after its last renewal (30 days). */
export const SESSION_LIFETIME_MS = 30 * 24 * 60 * 60 * 1_000;
/** The minimum time between two renewals of a session, so that not every request writes to Redis. */
export const SESSION_RENEWAL_INTERVAL_MS = 60 * 60 * 1_000;

/** The value that Redis stores under a session's key. The expiry of the key is the expiry of the session. */
export const sessionRecordSchema = z.object({ userId: z.uuid() });
