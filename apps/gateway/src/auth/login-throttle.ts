import { createHmac } from 'node:crypto';
import { normalizeUsername } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { CONFIG } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { GatewayConfig } from '../config.ts';
import { addressRateLimitKey } from '../rate-limits/address-rate-limit-key.ts';
import { GatewayRedis } from '../redis/gateway-redis.ts';
import { orServiceUnavailable } from '../redis/redis-unavailable.ts';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
const RETRY_AFTER_SECONDS = 5;

/**
 * Limits sign-ins, sign-ups and attempts to guess a password. The counters are in Redis and shared by all gateways. Guesses are counted for
 * each pair of username and network address. The limits for a network address alone are high, because all users of a school may share one
 * address. All addresses of an IPv6 /64 network count as one address.
 */
@Injectable()
export class LoginThrottle {
  private readonly guesses: RateLimiterRedis;
  private readonly signIns: RateLimiterRedis;
  private readonly signUps: RateLimiterRedis;

  constructor(
    redis: GatewayRedis,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {
    const limit = (keyPrefix: string, points: number, duration: number) =>
      new RateLimiterRedis({ storeClient: redis, keyPrefix: `limit:${keyPrefix}`, points, duration });
    this.guesses = limit('guesses', 10, 15 * MINUTE_SECONDS);
    this.signIns = limit('sign-ins', 2_000, HOUR_SECONDS);
    this.signUps = limit('sign-ups', 1_000, HOUR_SECONDS);
  }

  /**
   * Counts the sign-in attempt as a failure before the password is verified, so that parallel attempts cannot exceed the limit. The caller
   * calls `resetFailedSignIns` after a success and `undoFailedSignIn` after an error other than a wrong password.
   * @throws ApiError `too_many_requests` when the limit is exceeded
   */
  async countSignInAttempt(username: string, address: string): Promise<void> {
    await consume(this.signIns, addressRateLimitKey(address));
    await consume(this.guesses, this.guessKey(username, address));
  }

  async resetFailedSignIns(username: string, address: string): Promise<void> {
    await orServiceUnavailable(this.guesses.delete(this.guessKey(username, address)));
  }

  /**
   * Subtracts one failed sign-in from the count. The caller uses this method after an attempt that failed for a reason other than a wrong
   * password.
   */
  async undoFailedSignIn(username: string, address: string): Promise<void> {
    await orServiceUnavailable(this.guesses.reward(this.guessKey(username, address)));
  }

  /**
   * Counts an attempt to change the password as a guess, because a person at a browser that was left signed in may try to guess the current
   * password.
   * @throws ApiError `too_many_requests` when the limit is exceeded
   */
  async countPasswordChangeAttempt(userId: string): Promise<void> {
    await consume(this.guesses, this.hashKey(userId));
  }

  async resetFailedPasswordChanges(userId: string): Promise<void> {
    await orServiceUnavailable(this.guesses.delete(this.hashKey(userId)));
  }

  /**
   * Counts a registration from a network address.
   * @throws ApiError `too_many_requests` when the limit is exceeded
   */
  async countSignUp(address: string): Promise<void> {
    await consume(this.signUps, addressRateLimitKey(address));
  }

  private guessKey(username: string, address: string): string {
    return this.hashKey(`${addressRateLimitKey(address)}:${normalizeUsername(username)}`);
  }

  /**
   * Returns a keyed hash (HMAC) of a value, so that Redis stores no usernames (nor passwords that were typed into the username field by
   * mistake).
   */
  private hashKey(value: string): string {
    return createHmac('sha256', this.config.SESSION_SECRET).update(value).digest('base64url');
  }
}

async function consume(limiter: RateLimiterRedis, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes))
      throw new ApiError('service_unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS, cause: rejection });
    throw new ApiError('too_many_requests', { retryAfterSeconds: Math.ceil(rejection.msBeforeNext / 1_000) });
  }
}
