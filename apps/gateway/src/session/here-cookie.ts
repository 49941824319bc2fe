import type { FastifyInstance } from 'fastify';
import { SESSION_COOKIE } from './session-record.ts';

/** Readable by the page: with it somebody may be signed in; without it nobody is, and the landing page is shown without asking. */
export const HERE_COOKIE = 'memory.here';
/** As long as browsers keep any cookie: it says little, and the next page puts it right. */
const KEPT_SECONDS = 400 * 24 * 60 * 60;

/**
 * Tells the page by a cookie of its own whether its browser holds a session, whose cookie no script can read. It comes with pages
 * alone, so that the answers of the API carry the session's cookie and no other. Must stand before the session plugin, which takes
 * the cookies of a page's request away.
 * @param pages the pattern of the route that answers with pages
 */
export function tellPages(server: FastifyInstance, pages: string): void {
  server.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url !== pages) return;
    const { [HERE_COOKIE]: here, [SESSION_COOKIE]: session } = server.parseCookie(request.headers.cookie ?? '');
    if ((here === undefined) === (session === undefined)) return;
    const maxAge = session === undefined ? 0 : KEPT_SECONDS;
    void reply.header(
      'set-cookie',
      server.serializeCookie(HERE_COOKIE, '1', {
        path: '/',
        sameSite: 'lax',
        secure: request.protocol === 'https',
        maxAge,
      }),
    );
  });
}
