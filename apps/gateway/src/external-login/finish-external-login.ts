import { CONFIG } from '@memory/service-kit';
import { PasswordConfirmations } from '@memory/service-kit/sessions';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import { SocialAccountsClient } from '../peers/social-accounts-client.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { BeginSignInSession } from '../session/begin-sign-in-session.ts';
import { requireSession } from '../session/request-session.ts';
import { OidcAuthorizationRequestStore } from './authorization-request.store.ts';
import { externalLoginCallbackUrl } from './external-login-callback-url.ts';
import { externalProfileFromClaims } from './external-profile-from-claims.ts';
import { OidcClient } from './oidc-client.ts';

/**
 * Handles the redirect from the OpenID Connect provider back to the gateway: exchanges the code for the user's identity, finds or creates
 * the account, and begins the session.
 */
@Injectable()
export class FinishExternalLogin {
  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    private readonly accounts: SocialAccountsClient,
    private readonly beginSignInSession: BeginSignInSession,
    private readonly confirmations: PasswordConfirmations,
    private readonly oidcClient: OidcClient,
    private readonly requests: OidcAuthorizationRequestStore,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Signs the user in.
   * @param cookieState the state in the cookie of this browser. It must equal the state in the URL, which prevents login CSRF: otherwise an
   * attacker could make the victim's browser open a callback URL that signs it in to the attacker's account.
   * If the provider had to ask for the password again, this sign-in confirms the user of the session like a confirmation of the password.
   * @returns the page to open
   * @throws when the provider denied the sign-in, when its response is forged, expired or repeated, or when a service is unavailable
   */
  async execute(request: FastifyRequest, reply: FastifyReply, cookieState: string | undefined): Promise<string> {
    const callback = externalLoginCallbackUrl(request, this.config);
    callback.search = new URL(request.url, callback).search;
    const state = callback.searchParams.get('state');
    if (state === null || state !== cookieState) throw new ExternalLoginError('the state is not that of this browser');
    const checks = await this.requests.take(state);
    if (!checks) throw new ExternalLoginError('the state is unknown, used or expired');
    const claims = await this.oidcClient.exchangeCode(callback, checks);
    const user = await this.accounts.findOrCreateExternal(externalProfileFromClaims(claims));
    const { isAccountKept } = await this.beginSignInSession.execute(user.id, request, reply);
    if (checks.again) await this.confirmations.confirmByProvider(requireSession(request));
    await this.securityLog.record({ event: 'sign_in.succeeded', userId: user.id, details: { method: 'provider' } });
    if (isAccountKept) return '/settings#account-kept';
    return checks.again ? '/settings#delete-account' : '/';
  }
}

class ExternalLoginError extends Error {
  override readonly name = 'ExternalLoginError';
}
