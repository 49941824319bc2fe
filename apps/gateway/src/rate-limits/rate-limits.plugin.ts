import { ApiError } from '@memory/service-kit';
import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { addressKey } from './address-key.ts';
import { classOfRequest, type RequestClass } from './request-class.ts';
import { type Client, requestsPerMinute } from './requests-per-minute.ts';

const MINUTE_SECONDS = 60;

/** Multiplies every limit; `off` disables them. */
export type RateLimitFactor = number | 'off';

/**
 * Refuses requests beyond the limit of their class before a body is read or a service is called. Must be registered after the
 * sessions. Counts are kept in this process, for a fixed window of a minute: they protect each gateway from a flood also while
 * Redis is unavailable, and a counter in Redis would add a round trip to every request.
 * @throws ApiError `too_many_requests` in the hook
 */
export function limitRates(server: FastifyInstance, { factor }: { factor: RateLimitFactor }): void {
  if (factor === 'off') return;
  const limiters = { person: createLimiters('person', factor), address: createLimiters('address', factor) };
  server.addHook('onRequest', async ({ method, routeOptions: { url }, session, ip }) => {
    const requestClass = classOfRequest(method, url);
    if (requestClass === 'unlimited') return;
    if (session.userId) await count(limiters.person[requestClass], session.userId);
    else await count(limiters.address[requestClass], addressKey(ip));
  });
}

function createLimiters(client: Client, factor: number): Record<RequestClass, RateLimiterMemory> {
  const limit = (requestClass: RequestClass) =>
    new RateLimiterMemory({
      points: Math.max(1, Math.round(requestsPerMinute[client][requestClass] * factor)),
      duration: MINUTE_SECONDS,
    });
  return { read: limit('read'), write: limit('write'), upload: limit('upload'), language: limit('language') };
}

async function count(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new ApiError('too_many_requests', { retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1_000) });
  }
}
