import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { GatewayRedis } from '../redis/gateway-redis.ts';
import type { OidcAuthorizationChecks } from './oidc-client.ts';

/** The time a user has to sign in at the provider. */
export const OIDC_AUTHORIZATION_TIMEOUT_SECONDS = 10 * 60;

const keyOf = (state: string): string => `external-login:${state}`;
const checksSchema = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() });

/** OpenID Connect authorization requests without a response yet. In Redis, because the callback may reach another gateway. */
@Injectable()
export class OidcAuthorizationRequestStore {
  constructor(private readonly redis: GatewayRedis) {}

  async save(checks: OidcAuthorizationChecks): Promise<void> {
    await this.redis.set(keyOf(checks.state), JSON.stringify(checks), 'EX', OIDC_AUTHORIZATION_TIMEOUT_SECONDS);
  }

  /** Reads and deletes, so that each request is used once. Null when the state is unknown, used or expired. */
  async take(state: string): Promise<OidcAuthorizationChecks | null> {
    const saved = await this.redis.getdel(keyOf(state));
    return saved === null ? null : checksSchema.parse(JSON.parse(saved));
  }
}
