import { createHash, randomBytes } from 'node:crypto';
import { PENDING_SIGN_IN_SECONDS } from '@memory/contracts';
import { execOrServiceUnavailable, orServiceUnavailable } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { SocialRedis } from '../redis/social-redis.ts';

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

/** The Redis key contains only a hash of the token, so that a person who reads the keys cannot finish a sign-in. */
const keyOf = (token: string): string => `pending-sign-in:${createHash('sha256').update(token).digest('base64url')}`;

/** These are scripts, because HINCRBY and HSET alone would recreate a pending sign-in that another request has just ended. */
const COUNT_ATTEMPT = `
if redis.call('EXISTS', KEYS[1]) == 0 then return false end
return redis.call('HINCRBY', KEYS[1], 'attempts', 1)`;
const SET_CHALLENGE = `
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
redis.call('HSET', KEYS[1], 'challenge', ARGV[1])
return 1`;
const TAKE_CHALLENGE = `
local challenge = redis.call('HGET', KEYS[1], 'challenge')
redis.call('HDEL', KEYS[1], 'challenge')
return challenge`;

/** A sign-in with the right password that still needs the second factor. */
export interface PendingSignIn {
  readonly token: string;
  readonly userId: string;
  /** This key changes with the password. When it has changed, the pending sign-in ends. */
  readonly passwordKey: string;
}

/** Stores pending sign-ins in Redis, where all replicas share them. All methods throw ApiError `service_unavailable` while Redis is unavailable. */
@Injectable()
export class PendingSignInStore {
  private readonly redis: Redis;

  constructor({ client }: SocialRedis) {
    this.redis = client;
  }

  /** @returns the token with which the browser finishes the sign-in */
  async create({ userId, passwordKey }: Omit<PendingSignIn, 'token'>): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const key = keyOf(token);
    await execOrServiceUnavailable(
      this.redis.multi().hset(key, { userId, passwordKey }).expire(key, PENDING_SIGN_IN_SECONDS),
    );
    return token;
  }

  async find(token: string | null): Promise<PendingSignIn | null> {
    if (token === null || !TOKEN.test(token)) return null;
    const [userId, passwordKey] = await orServiceUnavailable(this.redis.hmget(keyOf(token), 'userId', 'passwordKey'));
    return userId && passwordKey ? { token, userId, passwordKey } : null;
  }

  /** Counts an attempt before it is verified, so that parallel attempts cannot exceed the limit. @returns null when the sign-in has ended */
  async countAttempt({ token }: PendingSignIn): Promise<number | null> {
    const attempts = await orServiceUnavailable(this.redis.eval(COUNT_ATTEMPT, 1, keyOf(token)));
    return attempts === null ? null : Number(attempts);
  }

  /** Replaces the challenge for a passkey. @returns false when the sign-in has ended */
  async setChallenge({ token }: PendingSignIn, challenge: string): Promise<boolean> {
    return (await orServiceUnavailable(this.redis.eval(SET_CHALLENGE, 1, keyOf(token), challenge))) === 1;
  }

  /** Returns the challenge and deletes it, so that a response of a passkey is verified only once. */
  async takeChallenge({ token }: PendingSignIn): Promise<string | null> {
    return (await orServiceUnavailable(this.redis.eval(TAKE_CHALLENGE, 1, keyOf(token)))) as string | null;
  }

  /** @returns false when the sign-in had already ended; of several parallel requests, only one gets true */
  async end({ token }: PendingSignIn): Promise<boolean> {
    return (await orServiceUnavailable(this.redis.del(keyOf(token)))) === 1;
  }
}
