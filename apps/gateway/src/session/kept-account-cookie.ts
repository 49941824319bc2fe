import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'memory.kept';
/** This time is long enough for the redirects of a sign-in and for a page that loads slowly. */
const MAX_AGE_SECONDS = 10 * 60;

/**
 * Sets a cookie for the web app. It means that this sign-in has cancelled the requested deletion of the account, so that the web app says so on the
 * next page. The web app then deletes the cookie. The cookie grants no access.
 */
export function setKeptAccountCookie(request: FastifyRequest, reply: FastifyReply): void {
  void reply.setCookie(COOKIE, '1', {
    path: '/',
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: MAX_AGE_SECONDS,
  });
}
