import { CONFIG } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import { OidcAuthorizationRequestStore } from './authorization-request.store.ts';
import { externalLoginCallbackUrl } from './external-login-callback-url.ts';
import { createOidcAuthorizationChecks, OidcClient } from './oidc-client.ts';

/** Starts an OpenID Connect sign-in (authorization code flow with PKCE). */
@Injectable()
export class BeginExternalLogin {
  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    private readonly oidcClient: OidcClient,
    private readonly requests: OidcAuthorizationRequestStore,
  ) {}

  /**
   * Creates and stores an authorization request.
   * @param again whether the provider must ask for the password again, although the user may be signed in there
   * @returns the provider's URL to redirect the browser to, and the state that the browser must store in a cookie
   * @throws when the provider or Redis is unavailable
   */
  async execute(request: FastifyRequest, { again }: { again: boolean }): Promise<{ url: string; state: string }> {
    const checks = createOidcAuthorizationChecks({ again });
    const url = await this.oidcClient.authorizationUrl(checks, externalLoginCallbackUrl(request, this.config).href);
    await this.requests.save(checks);
    return { url, state: checks.state };
  }
}
