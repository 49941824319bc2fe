import { z } from 'zod';

declare module 'fastify' {
  interface Session {
    /** The signed-in person. */
    userId?: string;
    /** How long Redis would have kept the session when this request came, in milliseconds. */
    remainingMs?: number;
  }
}

export const SESSION_COOKIE = 'memory.sid';
export const SESSION_MS = 30 * 24 * 60 * 60 * 1_000;
/** A session in use is given its full life again at most this often: a write for every request would serve nobody. */
export const RENEW_AFTER_MS = 60 * 60 * 1_000;

/** What Redis keeps of a session; how long it keeps it, Redis itself knows. */
export const sessionRecord = z.object({ userId: z.uuid() });
