import { AUTHORIZATION_REQUEST_SECONDS } from '@memory/contracts';
import { orServiceUnavailable } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { SocialRedis } from '../redis/social-redis.ts';
import type { OidcAuthorizationChecks } from './oidc-client.ts';

const keyOf = (state: string): string => `external-login:${state}`;
const checksSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  again: z.boolean().default(false),
});

/**
 * Stores the OpenID Connect authorization requests to which the provider has not responded yet. They are stored in Redis, because the
 * provider's response may arrive at another replica than the one that sent the request.
 */
@Injectable()
export class OidcAuthorizationRequestStore {
  constructor(private readonly redis: SocialRedis) {}

  /** @throws ApiError `service_unavailable` */
  async save(checks: OidcAuthorizationChecks): Promise<void> {
    const { client } = this.redis;
    await orServiceUnavailable(
      client.set(keyOf(checks.state), JSON.stringify(checks), 'EX', AUTHORIZATION_REQUEST_SECONDS),
    );
  }

  /**
   * Reads and deletes an authorization request, so that each authorization request is used only once. Returns null when the state is
   * unknown, used or expired.
   * @throws ApiError `service_unavailable`
   */
  async take(state: string): Promise<OidcAuthorizationChecks | null> {
    const saved = await orServiceUnavailable(this.redis.client.getdel(keyOf(state)));
    return saved === null ? null : checksSchema.parse(JSON.parse(saved));
  }
}
