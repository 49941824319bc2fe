import { Inject, Injectable } from '@nestjs/common';
import * as oidc from 'openid-client';
import { CONFIG, type GatewayConfig } from '../../config.ts';

const TIMEOUT_SECONDS = 5;
const SCOPE = 'openid profile email';

/** What ties an answer of the provider to the question it answers. */
export interface LoginChecks {
  state: string;
  nonce: string;
  verifier: string;
}

/** A person as the provider describes them, once it has proved to know them. */
export interface ProviderClaims {
  issuer: string;
  subject: string;
  claims: Record<string, unknown>;
}

export const newChecks = (): LoginChecks => ({
  state: oidc.randomState(),
  nonce: oidc.randomNonce(),
  verifier: oidc.randomPKCECodeVerifier(),
});

/** The OpenID Connect provider of this installation (OIDC_ISSUER). Found out about at its first use, so that the gateway starts without it. */
@Injectable()
export class LoginProvider {
  private known: Promise<oidc.Configuration> | undefined;

  constructor(@Inject(CONFIG) private readonly config: GatewayConfig) {}

  get isConfigured(): boolean {
    return this.config.OIDC_ISSUER !== undefined && this.config.OIDC_CLIENT_ID !== undefined;
  }

  /** Where to send the browser. @throws when the provider does not answer. */
  async loginAddress(checks: LoginChecks, redirectUri: string): Promise<string> {
    const provider = await this.discover();
    const address = oidc.buildAuthorizationUrl(provider, {
      redirect_uri: redirectUri,
      scope: SCOPE,
      state: checks.state,
      nonce: checks.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(checks.verifier),
      code_challenge_method: 'S256',
    });
    return address.href;
  }

  /** @param callback the address the browser came back to. @throws when the provider refused, does not answer, or cannot be believed. */
  async readAnswer(callback: URL, checks: LoginChecks): Promise<ProviderClaims> {
    const provider = await this.discover();
    const tokens = await oidc.authorizationCodeGrant(provider, callback, {
      pkceCodeVerifier: checks.verifier,
      expectedState: checks.state,
      expectedNonce: checks.nonce,
      idTokenExpected: true,
    });
    const idToken = tokens.claims();
    if (!idToken) throw new Error('the provider sent no id token');
    const { userinfo_endpoint: hasMore } = provider.serverMetadata();
    const more = hasMore ? await oidc.fetchUserInfo(provider, tokens.access_token, idToken.sub) : {};
    return { issuer: idToken.iss, subject: idToken.sub, claims: { ...idToken, ...more } };
  }

  private discover(): Promise<oidc.Configuration> {
    this.known ??= this.askProvider().catch((error: unknown) => {
      this.known = undefined;
      throw error;
    });
    return this.known;
  }

  private askProvider(): Promise<oidc.Configuration> {
    const { OIDC_ISSUER = '', OIDC_CLIENT_ID = '', OIDC_CLIENT_SECRET: secret } = this.config;
    const issuer = new URL(OIDC_ISSUER);
    return oidc.discovery(issuer, OIDC_CLIENT_ID, {}, secret === undefined ? oidc.None() : authenticate(secret), {
      timeout: TIMEOUT_SECONDS,
      // A provider in one's own network may do without https; whoever wrote the address has decided so.
      execute: issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : [],
    });
  }
}

/** By the header unless the provider takes the secret only in the body (OpenID Connect Discovery 1.0, 3: the header is the default). */
function authenticate(secret: string): oidc.ClientAuth {
  return (server, ...request) => {
    const methods = server.token_endpoint_auth_methods_supported;
    const way = !methods || methods.includes('client_secret_basic') ? oidc.ClientSecretBasic : oidc.ClientSecretPost;
    way(secret)(server, ...request);
  };
}
