import { ApiError, type Client } from '@memory/service-kit';

/**
 * The origin that the browser must have signed when it created or used a passkey, and the domain under which the passkey is valid (the relying party
 * id of WebAuthn).
 * @throws ApiError `invalid_address` when the request names no host
 */
export function relyingPartyOf({ origin }: Client): { origin: string; rpId: string } {
  if (origin === null) throw new ApiError('invalid_address');
  return { origin, rpId: new URL(origin).hostname };
}
