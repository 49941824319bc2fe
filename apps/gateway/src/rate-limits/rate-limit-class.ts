import {
  gatewayRoutes,
  journalRoutes,
  languageRoutes,
  publicRoutes,
  type RouteContract,
  socialRoutes,
  toRouterPattern,
} from '@memory/contracts';

/** A class of routes. All requests of one class share a limit, because they cost the services about the same. */
export type RateLimitClass = 'read' | 'write' | 'upload' | 'language' | 'search';

/**
 * The routes of language-svc that only read and write database rows, like the routes of other services, and the vocabulary export. Language-svc
 * runs only two vocabulary exports at a time. All other routes of language-svc process text, which costs more.
 */
const storedDataRoutes: ReadonlySet<RouteContract> = new Set<RouteContract>([
  languageRoutes.listVocabulary,
  languageRoutes.listCompactVocabulary,
  languageRoutes.listVocabularyWords,
  languageRoutes.exportVocabulary,
  languageRoutes.createVocabularyItem,
  languageRoutes.updateVocabularyItem,
  languageRoutes.deleteVocabularyItem,
  languageRoutes.addLookup,
  languageRoutes.listWordSplits,
  languageRoutes.setWordSplit,
  languageRoutes.deleteWordSplit,
  languageRoutes.listWordChoices,
  languageRoutes.makeWordChoice,
  languageRoutes.readDueCards,
  languageRoutes.addReviews,
  languageRoutes.undoReview,
  languageRoutes.resumeCard,
  languageRoutes.readReviewSummary,
  languageRoutes.readWordGrowth,
  languageRoutes.readLearningSettings,
  languageRoutes.updateLearningSettings,
  languageRoutes.readStrokes,
  languageRoutes.readPronunciation,
  languageRoutes.readPronunciationStatus,
]);
const textProcessingRoutes: ReadonlySet<RouteContract> = new Set(
  Object.values<RouteContract>(languageRoutes).filter((route) => !storedDataRoutes.has(route)),
);

/**
 * Returns the rate limit class of a public route. The health check is `unlimited`, because a monitoring system would take a rejected health
 * check for a crash.
 */
export function rateLimitClassOfRoute(route: RouteContract): RateLimitClass | 'unlimited' {
  if (route === gatewayRoutes.checkHealth) return 'unlimited';
  if (route === socialRoutes.searchPeople) return 'search';
  if (route.uploadField !== undefined || route.fileBody !== undefined) return 'upload';
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

/** The lists that the query parameter `q` searches. A search compares texts, which costs more than a page of the list. */
const searchableLists: ReadonlySet<string> = new Set(
  [journalRoutes.listEntries, journalRoutes.publicTimeline, journalRoutes.friendsTimeline].map((route) =>
    keyOf('GET', toRouterPattern(route)),
  ),
);

/** The parts of a request that decide its class. */
export interface ClassifiedRequest {
  readonly method: string;
  /** The pattern of the route that Fastify matched. */
  readonly pattern: string | undefined;
  readonly query: unknown;
}

/**
 * Returns the rate limit class of a request. Requests without a route contract (files of the web app, the OpenAPI document, unknown paths)
 * are classified by their method alone.
 */
export function rateLimitClassOfRequest({ method, pattern, query }: ClassifiedRequest): RateLimitClass | 'unlimited' {
  if (pattern === undefined) return rateLimitClassOfMethod(method);
  const key = keyOf(method, pattern);
  if (searchableLists.has(key) && hasSearchTerm(query)) return 'search';
  return classesByRoute.get(key) ?? rateLimitClassOfMethod(method);
}

/** Whether the query has a parameter `q`. A repeated or blank `q` counts, too, because only the service decides what such a value means. */
const hasSearchTerm = (query: unknown): boolean =>
  typeof query === 'object' && query !== null && (query as { q?: unknown }).q !== undefined;
