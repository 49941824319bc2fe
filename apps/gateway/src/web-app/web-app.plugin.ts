import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { ApiError } from '@memory/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createInlineScriptHashReader } from './inline-script-hashes.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const CSP_HEADER = 'content-security-policy';
/** The pattern that matches every path without a route of its own. */
export const WEB_APP_ROUTE = '/*';

/** Paths that are 404 instead of the web app's page when no route matches. */
const nonPagePaths = /^\/(api|internal|media|health|metrics|jobs-console)(\/|$)/;

/**
 * Serves the built web app in `root`: files, and index.html for every other path, so that client-side routing works. Files with a hash
 * in their name are cached forever, all others are revalidated.
 */
export async function serveWebApp(server: FastifyInstance, options: { root: string }): Promise<void> {
  const assets = join(options.root, 'assets');
  const page = join(options.root, 'index.html');
  const inlineScriptHashes = createInlineScriptHashReader(page);
  await server.register(fastifyStatic, {
    root: options.root,
    serve: false,
    dotfiles: 'ignore',
    cacheControl: false,
    preCompressed: true,
    setHeaders(reply, path) {
      // Here and not in the route: a cached 404 for a missing asset would outlive the update that adds it.
      void reply.header(
        'cache-control',
        path.startsWith(assets) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
      );
      // Also for /index.html itself, which the service worker caches with its headers.
      if (path.startsWith(page)) allowInlineScripts(reply, inlineScriptHashes());
    },
  });
  server.get(WEB_APP_ROUTE, async (request, reply) => {
    const path = pathOf(request);
    if (extname(path) !== '' || path.startsWith('/assets/')) return reply.sendFile(path);
    if (nonPagePaths.test(path) || !acceptsHtml(request)) throw new ApiError('not_found');
    if (path.startsWith('/shared/')) hideShareLink(reply);
    return reply.sendFile('/index.html');
  });
}

/** Keeps share links out of search engines and out of the `Referer` header that linked sites receive. */
function hideShareLink(reply: FastifyReply): void {
  void reply.header('x-robots-tag', 'noindex').header('referrer-policy', 'no-referrer');
}

function allowInlineScripts(reply: FastifyReply, hashes: readonly string[]): void {
  const policy = String(reply.raw.getHeader(CSP_HEADER));
  void reply.header(CSP_HEADER, policy.replace("script-src 'self'", ['$&', ...hashes].join(' ')));
}

const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '/';

const acceptsHtml = ({ headers: { accept = '*/*' } }: FastifyRequest): boolean =>
  accept.includes('text/html') || accept.includes('*/*');
