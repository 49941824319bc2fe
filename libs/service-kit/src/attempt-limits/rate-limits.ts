import type { Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from '../errors/api-error.ts';
import { orServiceUnavailable } from '../redis/redis-unavailable.ts';
import type { AttemptLimit } from './attempt-limit.ts';

const RETRY_AFTER_SECONDS = 5;

/** A number of attempts in a window of time. */
export interface RateLimit {
  /** The part of the Redis keys that names this limit. */
  readonly key: string;
  readonly points: number;
  /** The length of the window in which points are counted, in seconds. The window begins with the first point. */
  readonly seconds: number;
}

/** Creates the counters of each limit. They are in Redis, and shared by all processes. */
export const createLimiters = <Name extends string>(
  redis: Redis,
  limits: Readonly<Record<Name, RateLimit>>,
): Readonly<Record<Name, RateLimiterRedis>> =>
  Object.fromEntries(
    Object.entries<RateLimit>(limits).map(([name, { key, points, seconds }]) => [
      name,
      new RateLimiterRedis({ storeClient: redis, keyPrefix: `limit:${key}`, points, duration: seconds }),
    ]),
  ) as Record<Name, RateLimiterRedis>;

/** @throws ApiError `too_many_requests`, `service_unavailable`. */
export async function consume(limiter: RateLimiterRedis, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes))
      throw new ApiError('service_unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS, cause: rejection });
    // This counter was created while the clock of Redis was ahead. It would block the client for longer than the limit allows, so it is deleted.
    if (rejection.msBeforeNext > limiter.duration * 1_000) {
      await orServiceUnavailable(limiter.delete(key));
      return consume(limiter, key);
    }
    throw new ApiError('too_many_requests', { retryAfterSeconds: Math.ceil(rejection.msBeforeNext / 1_000) });
  }
}

/** Limits failures; a success clears them. */
export const createResettableFailureLimit = (limiter: RateLimiterRedis, key: string): AttemptLimit => ({
  count: () => consume(limiter, key),
  undo: () => takeBack(limiter, key),
  async succeed() {
    await orServiceUnavailable(limiter.delete(key));
  },
});

/** Limits failures. A success is not counted, and does not clear the counted failures of other attempts. */
export const createFailureLimit = (limiter: RateLimiterRedis, key: string): AttemptLimit => ({
  count: () => consume(limiter, key),
  undo: () => takeBack(limiter, key),
  succeed: () => takeBack(limiter, key),
});

/** Limits attempts, whether they succeed or fail. */
export const createAttemptLimit = (limiter: RateLimiterRedis, key: string): AttemptLimit => ({
  count: () => consume(limiter, key),
  undo: () => Promise.resolve(),
  succeed: () => Promise.resolve(),
});

async function takeBack(limiter: RateLimiterRedis, key: string): Promise<void> {
  await orServiceUnavailable(limiter.reward(key));
}
