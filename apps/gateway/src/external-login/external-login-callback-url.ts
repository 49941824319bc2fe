import type { FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import { installationOrigin } from '../edge/installation-origin.ts';

const CALLBACK_PATH = '/api/login/callback';

/** The OpenID Connect redirect URI of this installation. */
export const externalLoginCallbackUrl = (request: FastifyRequest, config: GatewayConfig): URL =>
  new URL(CALLBACK_PATH, installationOrigin(request, config));
