import type { FastifyInstance } from 'fastify';

/**
 * The only paths that search engines may list. All other paths show or lead to texts of users. This is a list of allowed paths, because the page's
 * router also accepts other spellings of a forbidden path (`/SHARED/…`, `/%73hared/…`).
 */
const indexedPaths: ReadonlySet<string> = new Set(['/', '/auth']);

/**
 * Keeps share pages, timelines, media and API responses out of search engines. robots.txt must allow crawlers to fetch these pages: a crawler that
 * may not fetch a page does not see the header `x-robots-tag`, and may list the page's address because another site links to it.
 */
export function hideFromSearchEngines(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, _payload, done) => {
    if (!indexedPaths.has(request.url.split('?', 1)[0] ?? '')) void reply.header('x-robots-tag', 'noindex');
    done();
  });
}
