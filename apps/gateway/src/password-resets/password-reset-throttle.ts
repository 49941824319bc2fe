import {
  createAttemptLimit,
  createFailureLimit,
  enforceAttemptLimits,
  type UndoableAttempt,
} from '@memory/service-kit/attempt-limits';
import { Injectable } from '@nestjs/common';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import { addressRateLimitKey } from '../rate-limits/address-rate-limit-key.ts';
import { GatewayRedis } from '../redis/gateway-redis.ts';
import { passwordResetLimits } from './password-reset-limits.ts';

/** The key under which the requests of the whole installation are counted. No network address has this form. */
const INSTALLATION = 'all';

/** Limits requests for mails with reset codes, and wrong reset codes. The counters are in Redis and shared by all gateways. */
@Injectable()
export class PasswordResetThrottle {
  private readonly limiters: Readonly<Record<keyof typeof passwordResetLimits, RateLimiterRedis>>;

  constructor(redis: GatewayRedis) {
    const limiterOf = (name: keyof typeof passwordResetLimits) =>
      new RateLimiterRedis({
        storeClient: redis,
        keyPrefix: `limit:${passwordResetLimits[name].key}`,
        points: passwordResetLimits[name].points,
        duration: passwordResetLimits[name].seconds,
      });
    this.limiters = {
      allRequests: limiterOf('allRequests'),
      requests: limiterOf('requests'),
      wrongCodes: limiterOf('wrongCodes'),
    };
  }

  /**
   * Counts a request for a mail. The limit of the installation comes first, so that a request that it rejects creates no Redis key for the address.
   * A request that the limit of the address rejects is taken back from the limit of the installation, so that one client cannot use up the limit of
   * the installation.
   * @throws ApiError `too_many_requests`
   */
  async countRequest(address: string): Promise<void> {
    await enforceAttemptLimits([
      createFailureLimit(this.limiters.allRequests, INSTALLATION),
      createAttemptLimit(this.limiters.requests, addressRateLimitKey(address)),
    ]);
  }

  /**
   * Counts a code as wrong before it is verified, so that parallel attempts cannot exceed the limit. The caller calls `undo` unless the code was
   * wrong.
   * @throws ApiError `too_many_requests`
   */
  countCode(address: string): Promise<UndoableAttempt> {
    return enforceAttemptLimits([createFailureLimit(this.limiters.wrongCodes, addressRateLimitKey(address))]);
  }
}
