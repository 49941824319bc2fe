import type { FastifyInstance } from 'fastify';
import { SESSION_COOKIE } from './session-cookies.ts';

/**
 * The name of the session hint cookie. Scripts of the page can read this cookie, which is impossible for the session cookie (`httpOnly`).
 * When the hint cookie is missing, the web app shows the landing page without calling the API.
 */
const SESSION_HINT_COOKIE = 'memory.here';
/**
 * The longest cookie lifetime that browsers accept (400 days). The hint may outlive the session, because loading the next page corrects it.
 */
const COOKIE_LIFETIME_SECONDS = 400 * 24 * 60 * 60;

/**
 * Registers a hook that sets or clears the session hint cookie in every response with the web app's page, so that scripts of the page know
 * whether the browser has a session cookie. Responses of the API never set it. The hook must be registered before the session plugin, which
 * removes the cookies from requests for pages.
 * @param pageRoute the pattern of the route that serves the web app
 */
export function registerSessionHintCookie(server: FastifyInstance, pageRoute: string): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.url !== pageRoute) return done();
    const { [SESSION_HINT_COOKIE]: hint, [SESSION_COOKIE]: session } = server.parseCookie(request.headers.cookie ?? '');
    if ((hint === undefined) === (session === undefined)) return done();
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
    done();
  });
}
