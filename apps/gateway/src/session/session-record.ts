import { z } from 'zod';

declare module 'fastify' {
  interface Session {
    /** The signed-in user. */
    userId?: string;
    /** The lifetime in Redis that the session had left when the request arrived, in milliseconds. */
    remainingMs?: number;
  }
}

export const SESSION_COOKIE = 'memory.sid';
/** From the last renewal (30 days, rolling). */
export const SESSION_LIFETIME_MS = 30 * 24 * 60 * 60 * 1_000;
/** A session in use is renewed at most this often, to save a Redis write for every request. */
export const SESSION_RENEWAL_INTERVAL_MS = 60 * 60 * 1_000;

/** The value of a session's key in Redis; its lifetime is the key's expiry. */
export const sessionRecordSchema = z.object({ userId: z.uuid() });
