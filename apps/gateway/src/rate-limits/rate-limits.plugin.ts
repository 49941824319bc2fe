import { ApiError } from '@memory/service-kit';
import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { addressRateLimitKey } from './address-rate-limit-key.ts';
import { type RateLimitClass, rateLimitClassOfRequest } from './rate-limit-class.ts';
import { type RateLimitedClient, requestLimitsPerMinute } from './requests-per-minute.ts';

const MINUTE_SECONDS = 60;

/** The factor by which every rate limit is multiplied; `off` disables the limits. */
export type RateLimitFactor = number | 'off';

/**
 * Registers a hook that rejects requests beyond the limit of their class, before a body is read or a service is called. This plugin must be
 * registered after the session plugin. Requests are counted in the memory of this process, for fixed windows of one minute. Counters in
 * Redis would add a round trip to every request, and would not protect the gateway while Redis is unavailable.
 * @throws ApiError `too_many_requests` in the hook
 */
export function registerRateLimits(server: FastifyInstance, { factor }: { factor: RateLimitFactor }): void {
  if (factor === 'off') return;
  const limiters = { user: createLimiters('user', factor), address: createLimiters('address', factor) };
  server.addHook('onRequest', async ({ method, routeOptions: { url }, session, ip }) => {
    const rateLimitClass = rateLimitClassOfRequest(method, url);
    if (rateLimitClass === 'unlimited') return;
    if (session.userId) await consume(limiters.user[rateLimitClass], session.userId);
    else await consume(limiters.address[rateLimitClass], addressRateLimitKey(ip));
  });
}

function createLimiters(client: RateLimitedClient, factor: number): Record<RateLimitClass, RateLimiterMemory> {
  const limit = (rateLimitClass: RateLimitClass) =>
    new RateLimiterMemory({
      points: Math.max(1, Math.round(requestLimitsPerMinute[client][rateLimitClass] * factor)),
      duration: MINUTE_SECONDS,
    });
  return { read: limit('read'), write: limit('write'), upload: limit('upload'), language: limit('language') };
}

async function consume(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    throw new ApiError('too_many_requests', { retryAfterSeconds: Math.ceil(rejection.msBeforeNext / 1_000) });
  }
}
