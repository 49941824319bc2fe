import type { Redis } from 'ioredis';
import { orServiceUnavailable } from '../redis/redis-unavailable.ts';

/** The time that a browser has to create the passkey: as long as a password confirmation is valid. */
const CHALLENGE_SECONDS = 10 * 60;

const keyOf = (sessionId: string): string => `passkey-challenge:${sessionId}`;

/** Stores the challenge with which a session may create a passkey. A session has one challenge at a time, and a challenge can be used once. */
export class PasskeyChallenges {
  constructor(private readonly redis: Redis) {}

  async save(sessionId: string, challenge: string): Promise<void> {
    await orServiceUnavailable(this.redis.set(keyOf(sessionId), challenge, 'EX', CHALLENGE_SECONDS));
  }

  take(sessionId: string): Promise<string | null> {
    return orServiceUnavailable(this.redis.getdel(keyOf(sessionId)));
  }
}
