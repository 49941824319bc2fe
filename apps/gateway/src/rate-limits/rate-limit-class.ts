import {
  gatewayRoutes,
  languageRoutes,
  publicRoutes,
  type RouteContract,
  socialRoutes,
  toRouterPattern,
} from '@memory/contracts';

/** A class of routes. All requests of one class share a limit, because they cost the services about the same. */
export type RateLimitClass = 'read' | 'write' | 'upload' | 'language' | 'search';

/**
 * The routes of language-svc that only read and write database rows, as the routes of other services do. All other routes of language-svc
 * process text, which costs more.
 */
const vocabularyRoutes: ReadonlySet<RouteContract> = new Set<RouteContract>([
  languageRoutes.listVocabulary,
  languageRoutes.createVocabularyItem,
  languageRoutes.updateVocabularyItem,
  languageRoutes.deleteVocabularyItem,
]);
const textProcessingRoutes: ReadonlySet<RouteContract> = new Set(
  Object.values<RouteContract>(languageRoutes).filter((route) => !vocabularyRoutes.has(route)),
);

/**
 * Returns the rate limit class of a public route. The health check is `unlimited`, because a monitoring system would take a rejected health
 * check for a crash.
 */
export function rateLimitClassOfRoute(route: RouteContract): RateLimitClass | 'unlimited' {
  if (route === gatewayRoutes.checkHealth) return 'unlimited';
  if (route === socialRoutes.searchPeople) return 'search';
  if (route.uploadField !== undefined) return 'upload';
  if (textProcessingRoutes.has(route)) return 'language';
  return rateLimitClassOfMethod(route.method);
}

const rateLimitClassOfMethod = (method: string): RateLimitClass =>
  ['get', 'head'].includes(method.toLowerCase()) ? 'read' : 'write';

const keyOf = (method: string, pattern: string): string => `${method === 'HEAD' ? 'GET' : method} ${pattern}`;

const classesByRoute: ReadonlyMap<string, RateLimitClass | 'unlimited'> = new Map([
  ...Object.values<RouteContract>(publicRoutes).map(
    (route) => [keyOf(route.method.toUpperCase(), toRouterPattern(route)), rateLimitClassOfRoute(route)] as const,
  ),
  // The route `/health`, which every service process has, has no public route contract.
  [keyOf('GET', '/health'), 'unlimited'],
]);

/**
 * Returns the rate limit class of a request, by its method and the pattern of the route that Fastify matched. Requests without a route
 * contract (files of the web app, the OpenAPI document, unknown paths) are classified by their method alone.
 */
export const rateLimitClassOfRequest = (method: string, pattern: string | undefined): RateLimitClass | 'unlimited' =>
  (pattern !== undefined && classesByRoute.get(keyOf(method, pattern))) || rateLimitClassOfMethod(method);
