import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'memory.kept';
/** This time is long enough for the redirects of a sign-in and for a page that loads slowly. */
const MAX_AGE_SECONDS = 10 * 60;

/**
 * Sets the cookie that tells the next page that signing in has cancelled the deletion of the account. A script of the page reads and deletes the
 * cookie. The cookie grants no access.
 */
export function setKeptAccountCookie(request: FastifyRequest, reply: FastifyReply): void {
  void reply.setCookie(COOKIE, '1', {
    path: '/',
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: MAX_AGE_SECONDS,
  });
}
