import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { ApiError } from '@memory/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inlineScripts } from './inline-scripts.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const POLICY = 'content-security-policy';
/** The one route of the web app. */
export const WEB_ROUTE = '/*';

/** What never is a page of the web app, so that a wrong address there says so instead of showing one. */
const notForPages = /^\/(api|internal|media|health|metrics|jobs-console)(\/|$)/;

/** Serves the built web app: files with a hash in their name for good, everything else only after asking again. */
export async function serveWebApp(server: FastifyInstance, options: { root: string }): Promise<void> {
  const assets = join(options.root, 'assets');
  const page = join(options.root, 'index.html');
  const scripts = inlineScripts(page);
  await server.register(fastifyStatic, {
    root: options.root,
    serve: false,
    dotfiles: 'ignore',
    cacheControl: false,
    preCompressed: true,
    setHeaders(reply, path) {
      // Only of a file that is there: a missing one that was kept for a year would stay missing after the update that brings it.
      void reply.header(
        'cache-control',
        path.startsWith(assets) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
      );
      // However it was asked for: by an address of the page, or as a file by the service worker, which keeps it with its policy.
      if (path.startsWith(page)) allowScripts(reply, scripts());
    },
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

/** Beside the app's own files, those that stand in the page may run. */
function allowScripts(reply: FastifyReply, scripts: readonly string[]): void {
  const policy = String(reply.raw.getHeader(POLICY));
  void reply.header(POLICY, policy.replace("script-src 'self'", ['$&', ...scripts].join(' ')));
}

const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '/';

/** Browsers ask for text/html; programs that say nothing, or that they take anything, are shown the page as well. */
const wantsPage = ({ headers: { accept = '*/*' } }: FastifyRequest): boolean =>
  accept.includes('text/html') || accept.includes('*/*');
