import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DEVICE_LIFETIME_DAYS } from './device-tokens.ts';

const DEVICE_COOKIE = 'memory.device';
const DAY_SECONDS = 24 * 60 * 60;

const issuedCookies = new WeakMap<FastifyRequest, string>();

export const readDeviceCookie = (request: FastifyRequest): string | undefined => request.cookies[DEVICE_COOKIE];

/** The response to this request will set the device cookie. */
export function issueDeviceCookie(request: FastifyRequest, value: string): void {
  issuedCookies.set(request, value);
}

/**
 * Sets the issued device cookies. Must be registered after the sessions: the session cookie then stays the first cookie of a response, which
 * is the only one that some simple clients read.
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
