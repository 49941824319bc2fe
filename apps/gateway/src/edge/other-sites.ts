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
 * Registers a hook that rejects GET and HEAD requests from pages of other sites for the routes whose contract says so, those of the gateway and of
 * services alike. All writes from other sites are rejected before.
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
