import type { FastifyInstance } from 'fastify';
import { SESSION_COOKIE } from './session-record.ts';

/**
 * The name of the hint cookie. Scripts of the page can read this cookie, unlike the session cookie. When it is missing, the web app
 * shows the landing page without calling the API.
 */
const SESSION_HINT_COOKIE = 'memory.here';
/** The longest cookie lifetime that browsers accept. A wrong hint is corrected when the next page is loaded. */
const COOKIE_LIFETIME_SECONDS = 400 * 24 * 60 * 60;

/**
 * Sets or clears a cookie with every page of the web app, so that its scripts know whether the browser has a session cookie. API
 * responses never set it. Must be registered before the session plugin, which removes the cookies of requests for pages.
 * @param pageRoute the pattern of the route that serves the web app
 */
export function setSessionHintCookie(server: FastifyInstance, pageRoute: string): void {
  server.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url !== pageRoute) return;
    const { [SESSION_HINT_COOKIE]: hint, [SESSION_COOKIE]: session } = server.parseCookie(request.headers.cookie ?? '');
    if ((hint === undefined) === (session === undefined)) return;
    const maxAge = session === undefined ? 0 : COOKIE_LIFETIME_SECONDS;
    void reply.header(
      'set-cookie',
      server.serializeCookie(SESSION_HINT_COOKIE, '1', {
        path: '/',
        sameSite: 'lax',
        secure: request.protocol === 'https',
        maxAge,
      }),
    );
  });
}
