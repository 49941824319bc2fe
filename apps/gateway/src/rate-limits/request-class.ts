import { gatewayRoutes, languageRoutes, publicRoutes, type Route, toRouterPattern } from '@memory/contracts';

/** Requests of one class share a limit, because they cost the services about the same. */
export type RequestClass = 'read' | 'write' | 'upload' | 'language';

/** These read and write rows like routes of other services; all other routes of language-svc compute something from text. */
const vocabularyRoutes: ReadonlySet<Route> = new Set<Route>([
  languageRoutes.listVocabulary,
  languageRoutes.createVocabularyItem,
  languageRoutes.updateVocabularyItem,
  languageRoutes.deleteVocabularyItem,
]);
const languageWork: ReadonlySet<Route> = new Set(
  Object.values<Route>(languageRoutes).filter((route) => !vocabularyRoutes.has(route)),
);

/** The class of a public route; `unlimited` for the health check, so that monitoring does not take a busy gateway for a dead one. */
export function classOfRoute(route: Route): RequestClass | 'unlimited' {
  if (route === gatewayRoutes.checkHealth) return 'unlimited';
  if (route.uploadField !== undefined) return 'upload';
  if (languageWork.has(route)) return 'language';
  return classOfMethod(route.method);
}

const classOfMethod = (method: string): RequestClass =>
  ['get', 'head'].includes(method.toLowerCase()) ? 'read' : 'write';

const keyOf = (method: string, pattern: string): string => `${method === 'HEAD' ? 'GET' : method} ${pattern}`;

const classes: ReadonlyMap<string, RequestClass | 'unlimited'> = new Map([
  ...Object.values<Route>(publicRoutes).map(
    (route) => [keyOf(route.method.toUpperCase(), toRouterPattern(route)), classOfRoute(route)] as const,
  ),
  // The process's own health check, which every service has.
  [keyOf('GET', '/health'), 'unlimited'],
]);

/**
 * The class of a request, by its method and the pattern of the route that Fastify matched. Requests without a contract (the web app's
 * files, the API's description, unknown paths) are classed by their method.
 */
export const classOfRequest = (method: string, pattern: string | undefined): RequestClass | 'unlimited' =>
  (pattern !== undefined && classes.get(keyOf(method, pattern))) || classOfMethod(method);
