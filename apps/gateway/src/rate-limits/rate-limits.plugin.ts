import { ApiError } from '@memory/service-kit';
import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { SecurityLog } from '../security-log/security-log.ts';
import { addressRateLimitKey } from './address-rate-limit-key.ts';
import { ConcurrentRequests } from './concurrent-requests.ts';
import { type RateLimitClass, rateLimitClassOfRequest } from './rate-limit-class.ts';
import { type RateLimitedClient, requestLimitsPerMinute } from './requests-per-minute.ts';

const MINUTE_SECONDS = 60;
/** The `Retry-After` in seconds for a client that has too many requests at the same time. */
const RETRY_CONCURRENT_SECONDS = 1;

/** The factor by which every rate limit is multiplied; `off` disables the limits. */
export type RateLimitFactor = number | 'off';

interface RateLimitOptions {
  factor: RateLimitFactor;
  securityLog: SecurityLog;
}

/**
 * Registers a hook that rejects requests beyond the limit of their class, before a body is read or a service is called. This plugin must be
 * registered after the session plugin. Requests are counted in the memory of this process, for fixed windows of one minute. Counters in Redis would
 * add a round trip to every request, and would not protect the gateway while Redis is unavailable.
 * The first rejected request of a client in a minute is recorded in the security log. The number of text-processing requests that a client has at
 * the same time is limited; further text-processing requests wait.
 * @throws ApiError `too_many_requests` in the hook
 */
export function registerRateLimits(server: FastifyInstance, { factor, securityLog }: RateLimitOptions): void {
  if (factor === 'off') return;
  const limiters = { user: createLimiters('user', factor), address: createLimiters('address', factor) };
  const textRequests = new ConcurrentRequests();
  server.addHook('onRequest', async (request, reply) => {
    const { userId } = request.session;
    const rateLimitClass = rateLimitClassOfRequest({
      method: request.method,
      pattern: request.routeOptions.url,
      query: request.query,
    });
    if (rateLimitClass === 'unlimited') return;
    const client = userId ? 'user' : 'address';
    const key = userId ?? addressRateLimitKey(request.ip);
    const limiter = limiters[client][rateLimitClass];
    const rejection = await consume(limiter, key);
    if (!rejection) {
      if (rateLimitClass !== 'language') return;
      // The response of a client that disconnected while its session was read emits no further `close` event, so the client's place would never
      // become free.
      const turn = reply.raw.destroyed ? null : textRequests.enter(client, key);
      if (!turn) throw new ApiError('too_many_requests', { retryAfterSeconds: RETRY_CONCURRENT_SECONDS });
      reply.raw.once('close', turn.leave);
      if (await turn.entered) return;
      throw new ApiError('too_many_requests', { retryAfterSeconds: RETRY_CONCURRENT_SECONDS });
    }
    // Later rejections of the same minute are not recorded: a flood must not fill the log.
    if (rejection.consumedPoints === limiter.points + 1) {
      const recorded = {
        event: 'requests.limited',
        userId: userId ?? null,
        details: { limit: rateLimitClass },
      } as const;
      await securityLog.record(recorded);
    }
    throw new ApiError('too_many_requests', { retryAfterSeconds: Math.ceil(rejection.msBeforeNext / 1_000) });
  });
}

function createLimiters(client: RateLimitedClient, factor: number): Record<RateLimitClass, RateLimiterMemory> {
  const limit = (rateLimitClass: RateLimitClass) =>
    new RateLimiterMemory({
      points: Math.max(1, Math.round(requestLimitsPerMinute[client][rateLimitClass] * factor)),
      duration: MINUTE_SECONDS,
    });
  return {
    read: limit('read'),
    write: limit('write'),
    upload: limit('upload'),
    language: limit('language'),
    search: limit('search'),
  };
}

/** @returns undefined when the request is within the limit */
async function consume(limiter: RateLimiterMemory, key: string): Promise<RateLimiterRes | undefined> {
  try {
    await limiter.consume(key);
    return undefined;
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    return rejection;
  }
}
