import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { ApiError } from '@memory/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
/** The one route of the web app. */
export const WEB_ROUTE = '/*';

/** What never is a page of the web app, so that a wrong address there says so instead of showing one. */
const notForPages = /^\/(api|internal|media|health)(\/|$)/;

/** Serves the built web app: files with a hash in their name for good, everything else only after asking again. */
export async function serveWebApp(server: FastifyInstance, options: { root: string }): Promise<void> {
  const assets = join(options.root, 'assets');
  await server.register(fastifyStatic, {
    root: options.root,
    serve: false,
    cacheControl: false,
    preCompressed: true,
    // Only of a file that is there: a missing one that was kept for a year would stay missing after the update that brings it.
    setHeaders: (reply, path) => void reply.header('cache-control', path.startsWith(assets) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache'),
  });
  server.get(WEB_ROUTE, async (request, reply) => {
    const path = pathOf(request);
    if (extname(path) !== '' || path.startsWith('/assets/')) return reply.sendFile(path);
    if (notForPages.test(path) || !wantsPage(request)) throw new ApiError('not_found');
    if (path.startsWith('/shared/')) keepPrivate(reply);
    return reply.sendFile('/index.html');
  });
}

/** A share link is for those it was given to: not for search engines, nor for the sites that a page links to. */
function keepPrivate(reply: FastifyReply): void {
  void reply.header('x-robots-tag', 'noindex').header('referrer-policy', 'no-referrer');
}

const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '/';

/** Browsers ask for text/html; programs that say nothing, or that they take anything, are shown the page as well. */
const wantsPage = ({ headers: { accept = '*/*' } }: FastifyRequest): boolean => accept.includes('text/html') || accept.includes('*/*');
