import { DEVICE_LIFETIME_DAYS } from '@memory/service-kit/attempt-limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const DEVICE_COOKIE = 'memory.device';
const DAY_SECONDS = 24 * 60 * 60;

const issuedCookies = new WeakMap<FastifyRequest, string>();

export const readDeviceCookie = (request: FastifyRequest): string | undefined => request.cookies[DEVICE_COOKIE];

/** Makes the response to this request set the device cookie to the given value. */
export function issueDeviceCookie(request: FastifyRequest, value: string): void {
  issuedCookies.set(request, value);
}

/**
 * Sets the issued device cookies. Must be registered after the session plugin, so that the session cookie stays the first cookie of a response:
 * some simple clients read only the first cookie.
 */
export function registerDeviceCookieHook(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, _payload, done) => {
    const value = issuedCookies.get(request);
    if (value === undefined) return done();
    void reply.setCookie(DEVICE_COOKIE, value, {
      path: '/api',
      httpOnly: true,
      sameSite: 'strict',
      secure: request.protocol === 'https',
      maxAge: DEVICE_LIFETIME_DAYS * DAY_SECONDS,
    });
    done();
  });
}
