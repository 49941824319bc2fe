import { gatewayRoutes, languageRoutes, publicRoutes, type RouteContract, toRouterPattern } from '@memory/contracts';

/** Requests of one class share a limit, because they cost the services about the same. */
export type RateLimitClass = 'read' | 'write' | 'upload' | 'language';

/** These read and write rows like routes of other services; all other routes of language-svc compute something from text. */
const vocabularyRoutes: ReadonlySet<RouteContract> = new Set<RouteContract>([
  languageRoutes.listVocabulary,
  languageRoutes.createVocabularyItem,
  languageRoutes.updateVocabularyItem,
  languageRoutes.deleteVocabularyItem,
]);
const textProcessingRoutes: ReadonlySet<RouteContract> = new Set(
  Object.values<RouteContract>(languageRoutes).filter((route) => !vocabularyRoutes.has(route)),
);

/** The class of a public route; `unlimited` for the health check, so that monitoring never takes a busy gateway for a dead one. */
export function rateLimitClassOfRoute(route: RouteContract): RateLimitClass | 'unlimited' {
  if (route === gatewayRoutes.checkHealth) return 'unlimited';
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
  // The process's own health check, which every service has.
  [keyOf('GET', '/health'), 'unlimited'],
]);

/**
 * The class of a request, by its method and the pattern of the route that Fastify matched. Requests without a contract (the web app's
 * files, the API's description, unknown paths) are classed by their method.
 */
export const rateLimitClassOfRequest = (method: string, pattern: string | undefined): RateLimitClass | 'unlimited' =>
  (pattern !== undefined && classesByRoute.get(keyOf(method, pattern))) || rateLimitClassOfMethod(method);
