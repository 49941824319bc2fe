import type { RouteContract } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';

/** The path parameters or the query parameters of a request, as Fastify's router has decoded them. */
type DecodedValues = Readonly<Record<string, unknown>>;

/**
 * Returns the path of the request to a service: the path of the route contract, in which each parameter is inserted as one encoded segment.
 * The path that the client sent is not forwarded.
 * @throws ApiError `not_found` when a parameter is empty, `invalid_address` when a parameter is a dot segment
 */
export function upstreamPath({ path }: RouteContract, params: DecodedValues): string {
  if (!path.includes('{')) return path;
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeSegment(String(params[name])));
}

/**
 * Returns the query of the request to a service: the parameters that the route contract declares, encoded again. All other parameters are
 * omitted.
 */
export function upstreamQuery(route: RouteContract, query: DecodedValues): string {
  const known = new URLSearchParams();
  for (const name of Object.keys(route.query?.shape ?? {})) {
    const value = query[name];
    if (typeof value === 'string') known.append(name, value);
    else if (Array.isArray(value)) for (const one of value) if (typeof one === 'string') known.append(name, one);
  }
  return known.toString();
}

/**
 * Encodes a parameter as one segment of a path. `.` and `..` are rejected, because URL parsers resolve these segments even when they are
 * percent-encoded. No other output of `encodeURIComponent` has a special meaning in a path.
 */
function encodeSegment(value: string): string {
  if (value === '') throw new ApiError('not_found');
  if (value === '.' || value === '..') throw new ApiError('invalid_address');
  return encodeURIComponent(value);
}
