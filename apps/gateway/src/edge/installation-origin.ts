import { ApiError } from '@memory/service-kit';
import type { FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.ts';

/**
 * Returns the origin under which the browser has opened this installation: PUBLIC_URL if it is set, otherwise the protocol and host of the
 * request, as the proxies that TRUST_PROXY names forward them. Without PUBLIC_URL the client chooses the host, so nothing may be granted for
 * a host alone: an identity provider redirects only to registered URIs, and a passkey is valid under the domain alone that it was created
 * under, which the browser vouches for and not the request.
 * @throws ApiError `invalid_address` when the header `Host` names no host
 */
export function installationOrigin(request: FastifyRequest, { PUBLIC_URL }: Pick<GatewayConfig, 'PUBLIC_URL'>): string {
  const url = URL.parse(PUBLIC_URL ?? `${request.protocol}://${request.host}`);
  if (!url?.hostname) throw new ApiError('invalid_address');
  return url.origin;
}
