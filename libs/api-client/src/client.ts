import type { internalRoutes, publicRoutes } from '@memory/contracts';
import createClient, { type Client, type ClientOptions, defaultPathSerializer } from 'openapi-fetch';
import type { OpenApiPaths } from './paths.ts';

export type PublicPaths = OpenApiPaths<typeof publicRoutes>;
export type InternalPaths = OpenApiPaths<typeof internalRoutes>;
export type ApiClient = Client<PublicPaths>;
export type InternalClient = Client<InternalPaths>;

/** A typed client for all public routes. */
export function createApiClient(options: ClientOptions): ApiClient {
  return createClient<PublicPaths>({ credentials: 'include', ...options, pathSerializer: serializePath });
}

/** A typed client for all internal routes; the caller adds the identity token (see service-kit). */
export function createInternalClient(options: ClientOptions): InternalClient {
  return createClient<InternalPaths>({ ...options, pathSerializer: serializePath });
}

/**
 * Fills in path parameters, each encoded as one segment.
 * @throws TypeError for `.` and `..`, which cannot be encoded: URL parsers read `%2e` as a dot, and the request would go to another route
 */
function serializePath(template: string, parameters: Record<string, unknown>): string {
  const dotSegments = Object.entries(parameters).filter(([, value]) => value === '.' || value === '..');
  if (dotSegments.length > 0)
    throw new TypeError(`cannot be part of a path: ${dotSegments.map(([name]) => name).join(', ')}`);
  return defaultPathSerializer(template, parameters);
}
