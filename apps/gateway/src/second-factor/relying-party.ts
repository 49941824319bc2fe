import type { FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import { installationOrigin } from '../edge/installation-origin.ts';

/**
 * The origin that the browser must have signed when it created or used a passkey, and the domain under which the passkey is valid (the
 * relying party id of WebAuthn).
 */
export function relyingParty(request: FastifyRequest, config: GatewayConfig): { origin: string; rpId: string } {
  const origin = installationOrigin(request, config);
  return { origin, rpId: new URL(origin).hostname };
}
