import { createHmac } from 'node:crypto';
import { normalizeUsername } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { CONFIG, type GatewayConfig } from '../config.ts';
import { addressKey } from '../rate-limits/address-key.ts';
import { unlessAway } from '../redis-away.ts';
import { GatewayRedis } from '../redis.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * How often one may try to get in. A whole school sits behind one address, so the limits by address alone
 * are far above what a school needs; guessing is stopped by username and address together. All addresses of an IPv6 /64 count as one.
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
    this.guesses = limit('guesses', 10, 15 * MINUTE);
    this.signIns = limit('sign-ins', 2_000, HOUR);
    this.signUps = limit('sign-ups', 1_000, HOUR);
  }

  /**
   * Counts a try as a failure before it is made, so that many at once cannot slip through; a success takes it back.
   * @throws ApiError `too_many_requests`.
   */
  async beforeSignIn(username: string, address: string): Promise<void> {
    await take(this.signIns, addressKey(address));
    await take(this.guesses, this.guessKey(username, address));
  }

  async afterSignIn(username: string, address: string): Promise<void> {
    await unlessAway(this.guesses.delete(this.guessKey(username, address)));
  }

  /** For a try that came to nothing through no fault of the person. */
  async forgiveSignIn(username: string, address: string): Promise<void> {
    await unlessAway(this.guesses.reward(this.guessKey(username, address)));
  }

  /** Whoever found a browser signed in may not guess the password behind it either. @throws ApiError `too_many_requests`. */
  async beforePasswordChange(userId: string): Promise<void> {
    await take(this.guesses, this.hidden(userId));
  }

  async afterPasswordChange(userId: string): Promise<void> {
    await unlessAway(this.guesses.delete(this.hidden(userId)));
  }

  /** @throws ApiError `too_many_requests`. */
  async beforeSignUp(address: string): Promise<void> {
    await take(this.signUps, addressKey(address));
  }

  private guessKey(username: string, address: string): string {
    return this.hidden(`${addressKey(address)}:${normalizeUsername(username)}`);
  }

  /** Redis need not know who it is (or what somebody typed by mistake where a username goes): the same stays the same, that is all. */
  private hidden(who: string): string {
    return createHmac('sha256', this.config.SESSION_SECRET).update(who).digest('base64url');
  }
}

async function take(limiter: RateLimiterRedis, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes))
      throw new ApiError('service_unavailable', { retryAfterSeconds: 5, cause: refusal });
    throw new ApiError('too_many_requests', { retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1_000) });
  }
}
