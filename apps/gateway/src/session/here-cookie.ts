import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SESSION_COOKIE } from './session-record.ts';

/** Readable by the page: without it nobody is signed in, so that the landing page is shown without asking; with it somebody may be. */
export const HERE_COOKIE = 'memory.here';
/** As long as browsers keep any cookie: it says little, and goes as soon as it is found to be wrong. */
const KEPT_SECONDS = 400 * 24 * 60 * 60;

/**
 * Keeps the page's sign beside the session's cookie: set where a session is found and it is missing, also with a page that a browser with
 * a session asks for; taken away where there is none. Must stand before the cookie plugin, which writes the cookies of an answer.
 */
export function tellPages(server: FastifyInstance): void {
  const before = new WeakMap<FastifyRequest, Record<string, string | undefined>>();
  server.addHook('onRequest', async (request) => {
    before.set(request, server.parseCookie(request.headers.cookie ?? ''));
  });
  server.addHook('onSend', async (request, reply) => {
    const { [HERE_COOKIE]: here, [SESSION_COOKIE]: session } = before.get(request) ?? {};
    // a page is the same for everybody and looks no session up
    const looked = request.session !== undefined && request.headers.cookie !== undefined;
    const signedIn = request.session?.userId !== undefined || (!looked && session !== undefined);
    if (signedIn && here === undefined) void reply.setCookie(HERE_COOKIE, '1', { path: '/', sameSite: 'lax', secure: request.protocol === 'https', maxAge: KEPT_SECONDS });
    // while Redis is away nobody knows
    if (!signedIn && looked && here !== undefined && reply.statusCode < 500) void reply.clearCookie(HERE_COOKIE, { path: '/' });
  });
}
