import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { GatewayRedis } from '../redis/gateway-redis.ts';
import { OIDC_AUTHORIZATION_TIMEOUT_SECONDS, type OidcAuthorizationChecks } from './oidc-client.ts';

const keyOf = (state: string): string => `external-login:${state}`;
const checksSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  again: z.boolean().default(false),
});

/**
 * Stores the OpenID Connect authorization requests to which the provider has not responded yet. They are stored in Redis, because the
 * provider's response may arrive at another gateway process than the one that sent the request.
 */
@Injectable()
export class OidcAuthorizationRequestStore {
  constructor(private readonly redis: GatewayRedis) {}

  async save(checks: OidcAuthorizationChecks): Promise<void> {
    await this.redis.set(keyOf(checks.state), JSON.stringify(checks), 'EX', OIDC_AUTHORIZATION_TIMEOUT_SECONDS);
  }

  /**
   * Reads and deletes an authorization request, so that each authorization request is used only once. Returns null when the state is
   * unknown, used or expired.
   */
  async take(state: string): Promise<OidcAuthorizationChecks | null> {
    const saved = await this.redis.getdel(keyOf(state));
    return saved === null ? null : checksSchema.parse(JSON.parse(saved));
  }
}
