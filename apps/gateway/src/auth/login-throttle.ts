import { usernameKey } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { ApiError } from '@memory/service-kit';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { GatewayRedis } from '../redis.ts';
import { unlessAway } from '../redis-away.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * How often one may try to get in. A whole school sits behind one address, so the limits by address alone
 * are far above what a school needs; guessing is stopped by username and address together.
 */
@Injectable()
export class LoginThrottle {
  private readonly guesses: RateLimiterRedis;
  private readonly signIns: RateLimiterRedis;
  private readonly signUps: RateLimiterRedis;

  constructor(redis: GatewayRedis) {
    const limit = (keyPrefix: string, points: number, duration: number) =>
      new RateLimiterRedis({ storeClient: redis, keyPrefix: `limit:${keyPrefix}`, points, duration });
    this.guesses = limit('guesses', 10, 15 * MINUTE);
    this.signIns = limit('sign-ins', 2_000, HOUR);
    this.signUps = limit('sign-ups', 1_000, HOUR);
  }

  /**
   * Counts a try as a failure before it is made, so that many at once cannot slip through; a success takes it back.
   * @throws ApiError `too_many_requests`.
   */
  async beforeSignIn(username: string, address: string): Promise<void> {
    await take(this.signIns, address);
    await take(this.guesses, guessKey(username, address));
  }

  async afterSignIn(username: string, address: string): Promise<void> {
    await unlessAway(this.guesses.delete(guessKey(username, address)));
  }

  /** For a try that came to nothing through no fault of the person. */
  async forgiveSignIn(username: string, address: string): Promise<void> {
    await unlessAway(this.guesses.reward(guessKey(username, address)));
  }

  /** Whoever found a browser signed in may not guess the password behind it either. @throws ApiError `too_many_requests`. */
  async beforePasswordChange(userId: string): Promise<void> {
    await take(this.guesses, userId);
  }

  async afterPasswordChange(userId: string): Promise<void> {
    await unlessAway(this.guesses.delete(userId));
  }

  /** @throws ApiError `too_many_requests`. */
  async beforeSignUp(address: string): Promise<void> {
    await take(this.signUps, address);
  }
}

const guessKey = (username: string, address: string): string => `${address}:${usernameKey(username)}`;

async function take(limiter: RateLimiterRedis, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw new ApiError('service_unavailable', { retryAfterSeconds: 5, cause: refusal });
    throw new ApiError('too_many_requests', { retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1_000) });
  }
}
