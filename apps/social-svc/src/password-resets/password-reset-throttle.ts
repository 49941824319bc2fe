import {
  createAttemptLimit,
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
 * Limits that do not depend on the account, so that a 429 response does not reveal whether an account exists. The mails of each account are limited
 * besides (password-reset.policy.ts), but the response is the same with and without a mail.
 */
const limits = {
  /** Requests for mails of the whole installation. This limit bounds the number of rows that are stored and of mails that are sent in an attack. */
  allRequests: { key: 'reset-requests', points: 1_000, seconds: HOUR_SECONDS },
  /**
   * Requests for mails from one network address, which all users of a school may share. The limit allows a mail for each pupil of three classes
   * that return from holidays.
   */
  requests: { key: 'reset-requests', points: 100, seconds: HOUR_SECONDS },
  /** Wrong reset codes from one network address. A reset code cannot be guessed at any rate; the limit bounds the load. */
  wrongCodes: { key: 'reset-codes', points: 100, seconds: HOUR_SECONDS },
} as const satisfies Readonly<Record<string, RateLimit>>;

/** The key under which the requests of the whole installation are counted. No network address has this form. */
const INSTALLATION = 'all';

/** Limits requests for mails with reset codes, and wrong reset codes. */
@Injectable()
export class PasswordResetThrottle {
  private readonly limiters: Readonly<Record<keyof typeof limits, RateLimiterRedis>>;

  constructor({ client }: SocialRedis) {
    this.limiters = createLimiters(client, limits);
  }

  /**
   * Counts a request for a mail. The limit of the installation comes first, so that a request that it rejects creates no Redis key for the address.
   * A request that the limit of the address rejects is taken back from the limit of the installation, so that one client cannot use up the limit of
   * the installation.
   * @param addressKey the key of the client's network address (`Client`)
   * @throws ApiError `too_many_requests`, `service_unavailable`
   */
  async countRequest(addressKey: string): Promise<void> {
    await enforceAttemptLimits([
      createFailureLimit(this.limiters.allRequests, INSTALLATION),
      createAttemptLimit(this.limiters.requests, addressKey),
    ]);
  }

  /**
   * Counts a code as wrong before it is verified, so that parallel attempts cannot exceed the limit.
   * @param addressKey the key of the client's network address (`Client`)
   * @throws ApiError `too_many_requests`, `service_unavailable`
   */
  countCode(addressKey: string): Promise<UndoableAttempt> {
    return enforceAttemptLimits([createFailureLimit(this.limiters.wrongCodes, addressKey)]);
  }
}
