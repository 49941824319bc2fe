import type { Route } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';

/** What the router read from a request: decoded values. */
type Values = Readonly<Record<string, unknown>>;

/**
 * The path a service is asked for: the contract's pattern with the request's parameters, each encoded as one segment. Nothing of the
 * path that the caller wrote is passed on.
 * @throws ApiError `not_found` where a parameter is missing, `invalid_address` where it would be more than a segment
 */
export function upstreamPath({ path }: Route, params: Values): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => segment(String(params[name])));
}

/** The query a service is asked with: the parameters that the contract declares, encoded anew; any other is left out. */
export function upstreamQuery(route: Route, query: Values): string {
  const known = new URLSearchParams();
  for (const name of Object.keys(route.query?.shape ?? {})) {
    for (const value of [query[name]].flat()) if (typeof value === 'string') known.append(name, value);
  }
  return known.toString();
}

/** URL parsers read `.` and `..` as places, encoded or not, and nothing else that `encodeURIComponent` writes. */
function segment(value: string): string {
  if (value === '') throw new ApiError('not_found');
  if (value === '.' || value === '..') throw new ApiError('invalid_address');
  return encodeURIComponent(value);
}
