import type { FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.ts';

/**
 * Returns the origin under which the browser has opened this installation: PUBLIC_URL if it is set, otherwise the protocol and host of the request,
 * as the proxies that TRUST_PROXY names forward them. Without PUBLIC_URL the client chooses the host, so no right may depend on the host alone.
 * Sign-in at a provider is safe, because the provider redirects only to registered URIs. Passkeys are safe, because the browser itself allows a
 * passkey only under the domain on which the passkey was created.
 * @returns null when the header `Host` names no host
 */
export function findInstallationOrigin(
  request: FastifyRequest,
  { PUBLIC_URL }: Pick<GatewayConfig, 'PUBLIC_URL'>,
): string | null {
  const url = URL.parse(PUBLIC_URL ?? `${request.protocol}://${request.host}`);
  return url?.hostname ? url.origin : null;
}
