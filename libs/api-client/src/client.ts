import type { internalRoutes, publicRoutes } from '@memory/contracts';
import createClient, { type Client, type ClientOptions, defaultPathSerializer } from 'openapi-fetch';
import type { PathsOf } from './paths.ts';

export type PublicPaths = PathsOf<typeof publicRoutes>;
export type InternalPaths = PathsOf<typeof internalRoutes>;
export type ApiClient = Client<PublicPaths>;
export type InternalClient = Client<InternalPaths>;

/** The client of everything a browser may call. */
export function createApiClient(options: ClientOptions): ApiClient {
  return createClient<PublicPaths>({ credentials: 'include', ...options, pathSerializer: pathOf });
}

/** The client of what services ask each other; the caller adds the signed identity (see service-kit). */
export function createInternalClient(options: ClientOptions): InternalClient {
  return createClient<InternalPaths>({ ...options, pathSerializer: pathOf });
}

/**
 * The path with its parameters, each encoded as one segment.
 * @throws TypeError for `.` and `..`: no encoding keeps them, because URL parsers take `%2e` for a dot, and the request would go to another route
 */
function pathOf(template: string, parameters: Record<string, unknown>): string {
  const steps = Object.entries(parameters).filter(([, value]) => value === '.' || value === '..');
  if (steps.length > 0) throw new TypeError(`not a value for a path: ${steps.map(([name]) => name).join(', ')}`);
  return defaultPathSerializer(template, parameters);
}
