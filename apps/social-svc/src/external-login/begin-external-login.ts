import type { Client } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { OidcAuthorizationRequestStore } from './authorization-request.store.ts';
import { callbackUrlOf, createOidcAuthorizationChecks, OidcClient } from './oidc-client.ts';

/** Starts an OpenID Connect sign-in (authorization code flow with PKCE). */
@Injectable()
export class BeginExternalLogin {
  constructor(
    private readonly oidcClient: OidcClient,
    private readonly requests: OidcAuthorizationRequestStore,
  ) {}

  /**
   * Creates and stores an authorization request.
   * @param again whether the provider must ask for the password again, although the user may be signed in there
   * @returns the provider's URL to redirect the browser to, and the state that the browser must store in a cookie
   * @throws when the provider or Redis is unavailable
   */
  async execute(client: Client, { again }: { again: boolean }): Promise<{ url: string; state: string }> {
    const checks = createOidcAuthorizationChecks({ again });
    const url = await this.oidcClient.authorizationUrl(checks, callbackUrlOf(client).href);
    await this.requests.save(checks);
    return { url, state: checks.state };
  }
}
