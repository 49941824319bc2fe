import {
  createFailureLimit,
  createLimiters,
  enforceAttemptLimits,
  type RateLimit,
  type UndoableAttempt,
} from '@memory/service-kit/attempt-limits';
import { Injectable } from '@nestjs/common';
import type { RateLimiterRedis } from 'rate-limiter-flexible';
import { SocialRedis } from '../redis/social-redis.ts';

const HOUR_SECONDS = 60 * 60;

/**
 * Limits on wrong codes that signed-in users enter, friend codes and family codes together: codes that are unknown, expired, used or deleted, and
 * friend codes of users who block or are blocked by the sender. Right codes are not counted, so that a school class can exchange codes.
 */
const limits = {
  /** Wrong codes of one user: a child who copies from paper mistypes a code a few times. */
  ofUser: { key: 'friend-codes-of-user', points: 20, seconds: HOUR_SECONDS },
  /** Wrong codes from one network address, which all users of a school may share. This limit bounds guesses with many accounts. */
  ofAddress: { key: 'friend-codes-of-address', points: 200, seconds: HOUR_SECONDS },
} as const satisfies Readonly<Record<string, RateLimit>>;

/** Limits wrong friend codes and family codes. */
@Injectable()
export class EnteredCodeThrottle {
  private readonly limiters: Readonly<Record<keyof typeof limits, RateLimiterRedis>>;

  constructor({ client }: SocialRedis) {
    this.limiters = createLimiters(client, limits);
  }

  /**
   * Counts a code as wrong before it is looked up, so that parallel attempts cannot exceed the limits.
   * @param addressKey the key of the client's network address (`Client`)
   * @throws ApiError `too_many_requests`, `service_unavailable`
   */
  count(userId: string, addressKey: string): Promise<UndoableAttempt> {
    return enforceAttemptLimits([
      createFailureLimit(this.limiters.ofUser, userId),
      createFailureLimit(this.limiters.ofAddress, addressKey),
    ]);
  }
}
