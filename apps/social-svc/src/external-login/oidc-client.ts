import { AUTHORIZATION_REQUEST_SECONDS, externalLoginRoutes } from '@memory/contracts';
import { ApiError, type Client, CONFIG } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import * as oidc from 'openid-client';
import type { SocialConfig } from '../config.ts';

const TIMEOUT_SECONDS = 5;
const SCOPE = 'openid profile email';

/**
 * The random values that bind a response of the OpenID Connect provider to its authorization request: state, nonce and PKCE code verifier.
 */
export interface OidcAuthorizationChecks {
  state: string;
  nonce: string;
  verifier: string;
  /** Whether the user must sign in at the provider again. */
  again: boolean;
}

/** The claims of a verified ID token, together with the claims of the userinfo endpoint. */
export interface OidcClaims {
  issuer: string;
  subject: string;
  claims: Record<string, unknown>;
}

export const createOidcAuthorizationChecks = ({ again }: { again: boolean }): OidcAuthorizationChecks => ({
  again,
  state: oidc.randomState(),
  nonce: oidc.randomNonce(),
  verifier: oidc.randomPKCECodeVerifier(),
});

/**
 * The OpenID Connect redirect URI of this installation.
 * @throws ApiError `invalid_address` when the request names no host
 */
export function callbackUrlOf({ origin }: Client): URL {
  if (origin === null) throw new ApiError('invalid_address');
  return new URL(externalLoginRoutes.finishExternalLogin.path, origin);
}

/**
 * Client of the OpenID Connect provider at `OIDC_ISSUER`. The client requests the metadata of the provider (OpenID Connect Discovery)
 * at first use, so that the service starts while the provider is unavailable.
 */
@Injectable()
export class OidcClient {
  private configuration: Promise<oidc.Configuration> | undefined;

  constructor(@Inject(CONFIG) private readonly config: SocialConfig) {}

  get isConfigured(): boolean {
    return this.config.OIDC_ISSUER !== undefined && this.config.OIDC_CLIENT_ID !== undefined;
  }

  /**
   * Returns the provider's URL at which the user signs in.
   * @throws when the provider is unavailable
   */
  async authorizationUrl(checks: OidcAuthorizationChecks, redirectUri: string): Promise<string> {
    const url = oidc.buildAuthorizationUrl(await this.discoverOnce(), {
      redirect_uri: redirectUri,
      scope: SCOPE,
      state: checks.state,
      nonce: checks.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(checks.verifier),
      code_challenge_method: 'S256',
      ...(checks.again && { prompt: 'login', max_age: String(AUTHORIZATION_REQUEST_SECONDS) }),
    });
    return url.href;
  }

  /**
   * Exchanges the authorization code in the callback URL for an ID token and verifies the token.
   * @param callback the URL to which the provider redirected the browser, with its query
   * @throws when the provider denied the sign-in or is unavailable, or when the response does not pass verification
   */
  async exchangeCode(callback: URL, checks: OidcAuthorizationChecks): Promise<OidcClaims> {
    const configuration = await this.discoverOnce();
    const tokens = await oidc.authorizationCodeGrant(configuration, callback, {
      pkceCodeVerifier: checks.verifier,
      expectedState: checks.state,
      expectedNonce: checks.nonce,
      idTokenExpected: true,
      // The provider must say when the user signed in (`auth_time`); a page could have removed `prompt` from the address.
      ...(checks.again && { maxAge: AUTHORIZATION_REQUEST_SECONDS }),
    });
    const idToken = tokens.claims();
    if (!idToken) throw new Error('the provider sent no id token');
    const { userinfo_endpoint: userInfoEndpoint } = configuration.serverMetadata();
    const userInfo = userInfoEndpoint ? await oidc.fetchUserInfo(configuration, tokens.access_token, idToken.sub) : {};
    return { issuer: idToken.iss, subject: idToken.sub, claims: { ...idToken, ...userInfo } };
  }

  /**
   * Requests the provider's metadata at the first call and caches the result. A failed request is not cached, so that the next call sends another
   * request.
   */
  private discoverOnce(): Promise<oidc.Configuration> {
    this.configuration ??= this.discover().catch((error: unknown) => {
      this.configuration = undefined;
      throw error;
    });
    return this.configuration;
  }

  private discover(): Promise<oidc.Configuration> {
    const { OIDC_ISSUER = '', OIDC_CLIENT_ID = '', OIDC_CLIENT_SECRET: secret } = this.config;
    const issuer = new URL(OIDC_ISSUER);
    const authentication = secret === undefined ? oidc.None() : authenticateClient(secret);
    return oidc.discovery(issuer, OIDC_CLIENT_ID, {}, authentication, {
      timeout: TIMEOUT_SECONDS,
      execute: [
        // OpenID Connect leaves the signature unchecked where TLS proves who sent the token. A provider may be reached by http, and a proxy
        // that ends TLS could change the token, so the signature is checked with the provider's published keys in every case.
        oidc.enableNonRepudiationChecks,
        // openid-client rejects http by default. An issuer with http was chosen by the operator, for a provider in the same private network.
        ...(issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
      ],
    });
  }
}

/**
 * Returns the method by which the service sends its client secret: `client_secret_basic`, the default of OpenID Connect Discovery 1.0
 * (section 3), unless the provider supports only `client_secret_post`.
 */
function authenticateClient(secret: string): oidc.ClientAuth {
  return (server, ...request) => {
    const methods = server.token_endpoint_auth_methods_supported;
    const method = !methods || methods.includes('client_secret_basic') ? oidc.ClientSecretBasic : oidc.ClientSecretPost;
    method(secret)(server, ...request);
  };
}
