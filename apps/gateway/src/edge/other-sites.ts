import { publicRoutes, type RouteContract, toRouterPattern } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import type { FastifyInstance } from 'fastify';
import { isSameOriginNavigation } from '../auth/is-same-origin-navigation.ts';

const protectedPatterns: ReadonlySet<string> = new Set(
  Object.values<RouteContract>(publicRoutes)
    .filter(({ method, rejectsOtherSites }) => method === 'get' && rejectsOtherSites)
    .map(toRouterPattern),
);

/**
 * Registers a hook that rejects GET and HEAD requests from pages of other sites, for every route whose contract sets `rejectsOtherSites`. This
 * includes the gateway's own routes and the routes of services. Another hook rejects all writes from other sites.
 * @throws ApiError `cross_site_request` in the hook
 */
export function rejectOtherSites(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && protectedPatterns.has(request.routeOptions.url ?? '') && !isSameOriginNavigation(request))
      throw new ApiError('cross_site_request');
    done();
  });
}
