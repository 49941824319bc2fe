import type { FastifyInstance } from 'fastify';

/**
 * The only paths that search engines may list. All others show what people wrote, or lead to it: a list of exceptions, because the page's
 * router also accepts other spellings of a path (`/SHARED/…`, `/%73hared/…`).
 */
const indexedPaths: ReadonlySet<string> = new Set(['/', '/auth']);

/**
 * Keeps share pages, timelines, media and API responses out of search engines. robots.txt must allow crawlers to fetch them, because a
 * crawler that may not fetch a page does not see its header and lists the address that another site links to.
 */
export function hideFromSearchEngines(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, _payload, done) => {
    if (!indexedPaths.has(request.url.split('?', 1)[0] ?? '')) void reply.header('x-robots-tag', 'noindex');
    done();
  });
}
