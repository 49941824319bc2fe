import type { FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.ts';

const CALLBACK_PATH = '/api/login/callback';

/**
 * The OpenID Connect redirect URI of this installation: under PUBLIC_URL if it is set, otherwise under the origin of the request. A forged
 * `Host` header is harmless, because the provider redirects only to registered URIs.
 */
export const externalLoginCallbackUrl = (request: FastifyRequest, { PUBLIC_URL }: GatewayConfig): URL =>
  new URL(CALLBACK_PATH, PUBLIC_URL ?? `${request.protocol}://${request.host}`);
