import { Injectable } from '@nestjs/common';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import { type UndoableAttempt, enforceAttemptLimits } from '../auth/sign-in-limits/attempt-limit.ts';
import { createFailureLimit } from '../auth/sign-in-limits/rate-limits.ts';
import { addressRateLimitKey } from '../rate-limits/address-rate-limit-key.ts';
import { GatewayRedis } from '../redis/gateway-redis.ts';
import { friendCodeLimits } from './friend-code-limits.ts';

/** Limits wrong friend codes. The counters are in Redis and shared by all gateways. */
@Injectable()
export class FriendCodeThrottle {
  private readonly ofUser: RateLimiterRedis;
  private readonly ofAddress: RateLimiterRedis;

  constructor(redis: GatewayRedis) {
    const limiterOf = ({ key, points, seconds }: (typeof friendCodeLimits)[keyof typeof friendCodeLimits]) =>
      new RateLimiterRedis({ storeClient: redis, keyPrefix: `limit:${key}`, points, duration: seconds });
    this.ofUser = limiterOf(friendCodeLimits.ofUser);
    this.ofAddress = limiterOf(friendCodeLimits.ofAddress);
  }

  /**
   * Counts a code as wrong before it is looked up, so that parallel attempts cannot exceed the limits. The caller calls `undo` unless the code was
   * wrong.
   * @throws ApiError `too_many_requests`
   */
  count(userId: string, address: string): Promise<UndoableAttempt> {
    return enforceAttemptLimits([
      createFailureLimit(this.ofUser, userId),
      createFailureLimit(this.ofAddress, addressRateLimitKey(address)),
    ]);
  }
}
