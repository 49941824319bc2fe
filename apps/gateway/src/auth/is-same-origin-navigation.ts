import type { FastifyRequest } from 'fastify';

/**
 * Whether a request was started by a page of this origin or by the user directly (typed address, bookmark), according to the header
 * `Sec-Fetch-Site` (Fetch Metadata). All current browsers send this header. A request without the header is accepted, because its client is
 * not a browser and cannot be misused by another site.
 */
export function isSameOriginNavigation({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}
