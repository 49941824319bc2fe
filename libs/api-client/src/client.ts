import type { internalRoutes, publicRoutes } from '@memory/contracts';
import createClient, { type Client, type ClientOptions } from 'openapi-fetch';
import type { PathsOf } from './paths.ts';

export type PublicPaths = PathsOf<typeof publicRoutes>;
export type InternalPaths = PathsOf<typeof internalRoutes>;
export type ApiClient = Client<PublicPaths>;
export type InternalClient = Client<InternalPaths>;

/** The client of everything a browser may call. */
export function createApiClient(options: ClientOptions): ApiClient {
  return createClient<PublicPaths>({ credentials: 'include', ...options });
}

/** The client of what services ask each other; the caller adds the signed identity (see service-kit). */
export function createInternalClient(options: ClientOptions): InternalClient {
  return createClient<InternalPaths>(options);
}
