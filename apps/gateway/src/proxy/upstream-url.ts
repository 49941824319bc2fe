import type { RouteContract } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';

/** The parameters that the router decoded from a request. */
type DecodedValues = Readonly<Record<string, unknown>>;

/**
 * The path of the request to a service: the contract's pattern with the parameters, each encoded as one segment. The path that the
 * caller wrote is not passed on.
 * @throws ApiError `not_found` when a parameter is empty, `invalid_address` when it is a dot segment
 */
export function upstreamPath({ path }: RouteContract, params: DecodedValues): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeSegment(String(params[name])));
}

/** The query of the request to a service: the parameters that the contract declares, encoded again; all others are omitted. */
export function upstreamQuery(route: RouteContract, query: DecodedValues): string {
  const known = new URLSearchParams();
  for (const name of Object.keys(route.query?.shape ?? {})) {
    for (const value of [query[name]].flat()) if (typeof value === 'string') known.append(name, value);
  }
  return known.toString();
}

/** URL parsers resolve `.` and `..` even when they are encoded; nothing else that `encodeURIComponent` writes is special to them. */
function encodeSegment(value: string): string {
  if (value === '') throw new ApiError('not_found');
  if (value === '.' || value === '..') throw new ApiError('invalid_address');
  return encodeURIComponent(value);
}
