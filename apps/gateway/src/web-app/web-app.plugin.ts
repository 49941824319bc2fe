import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { ApiError } from '@memory/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createInlineScriptHashReader } from './inline-script-hashes.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const CSP_HEADER = 'content-security-policy';
/** The route pattern of the web app. It matches every path that has no other route. */
export const WEB_APP_ROUTE = '/*';

/** Paths for which the gateway responds with 404 instead of the web app's page, because they belong to the API and to internal routes. */
const nonPagePaths = /^\/(api|internal|media|health|metrics|jobs-console)(\/|$)/;

/**
 * Serves the built web app in the folder `root`: its files, and index.html for every other path, so that client-side routing works.
 * Browsers cache files with a hash in their name for a year and revalidate all other files.
 */
export async function serveWebApp(
  server: FastifyInstance,
  options: { root: string; contentSecurityPolicy: string },
): Promise<void> {
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
      // The header is set here, for existing files only. A cached 404 for a missing asset would still be used after an update has added the
      // asset.
      void reply.header(
        'cache-control',
        path.startsWith(assets) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
      );
      // This applies also to requests for /index.html itself, because the service worker caches this response with its headers.
      if (path.startsWith(page)) allowInlineScripts(reply, options.contentSecurityPolicy, inlineScriptHashes());
    },
  });
  server.get(WEB_APP_ROUTE, async (request, reply) => {
    const path = pathOf(request);
    if (extname(path) !== '' || path.startsWith('/assets/')) return reply.sendFile(path);
    if (nonPagePaths.test(path) || !acceptsHtml(request)) throw new ApiError('not_found');
    if (isSharePage(path)) void reply.header('referrer-policy', 'no-referrer');
    return reply.sendFile('/index.html');
  });
}

/**
 * Whether the page shows a share link, which linked sites must not receive as `Referer`. The page's router decodes paths and ignores
 * case, so `/SHARED/…` and `/%73hared/…` are share pages too.
 */
function isSharePage(path: string): boolean {
  return decodeURIComponent(path).toLowerCase().startsWith('/shared/');
}

function allowInlineScripts(reply: FastifyReply, policy: string, hashes: readonly string[]): void {
  void reply.header(CSP_HEADER, policy.replace("script-src 'self'", ['$&', ...hashes].join(' ')));
}

const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '/';

const acceptsHtml = ({ headers: { accept = '*/*' } }: FastifyRequest): boolean =>
  accept.includes('text/html') || accept.includes('*/*');
