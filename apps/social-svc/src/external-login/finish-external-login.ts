import { externalIdentitySchema } from '@memory/contracts';
import { PasswordConfirmations } from '@memory/service-kit/sessions';
import { Injectable } from '@nestjs/common';
import { FindOrCreateExternalAccount } from '../accounts/find-or-create-external-account.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { BeginSignInSession } from '../sign-in/begin-sign-in-session.ts';
import type { SignInBrowser } from '../sign-in/sign-in-browser.ts';
import { OidcAuthorizationRequestStore } from './authorization-request.store.ts';
import { externalProfileFromClaims } from './external-profile-from-claims.ts';
import { callbackUrlOf, OidcClient } from './oidc-client.ts';

/**
 * Handles the redirect from the OpenID Connect provider back to this installation: exchanges the code for the user's identity, finds or creates
 * the account, and begins the session.
 */
@Injectable()
export class FinishExternalLogin {
  constructor(
    private readonly beginSignInSession: BeginSignInSession,
    private readonly confirmations: PasswordConfirmations,
    private readonly findOrCreateExternalAccount: FindOrCreateExternalAccount,
    private readonly oidcClient: OidcClient,
    private readonly requests: OidcAuthorizationRequestStore,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Signs the user in. The state in the cookie of this browser must equal the state in the URL, which prevents login CSRF: otherwise an
   * attacker could make the victim's browser open a callback URL that signs it in to the attacker's account.
   * If the provider had to ask for the password again, this sign-in confirms the user of the new session like a confirmation of the password.
   * @param search the query of the callback URL, with its `?`
   * @returns the page to open
   * @throws when the provider denied the sign-in, when its response is forged, expired or repeated, when this installation accepts no new account,
   * or when the provider or Redis is unavailable
   */
  async execute(search: string, browser: SignInBrowser): Promise<string> {
    const callback = callbackUrlOf(browser.client);
    callback.search = search;
    const state = callback.searchParams.get('state');
    if (state === null || state !== browser.client.authorizationState)
      throw new ExternalLoginError('the state is not that of this browser');
    const checks = await this.requests.take(state);
    if (!checks) throw new ExternalLoginError('the state is unknown, used or expired');
    const claims = await this.oidcClient.exchangeCode(callback, checks);
    const identity = externalIdentitySchema.parse(externalProfileFromClaims(claims));
    const { id: userId } = await this.findOrCreateExternalAccount.execute(identity);
    const { sessionId, isAccountKept } = await this.beginSignInSession.execute(userId, browser);
    if (checks.again) await this.confirmations.confirmByProvider({ sessionId, userId });
    await this.securityLog.recordAlone({ event: 'sign_in.succeeded', userId, details: { method: 'provider' } });
    if (isAccountKept) return '/settings#account-kept';
    return checks.again ? '/settings#delete-account' : '/';
  }
}

class ExternalLoginError extends Error {
  override readonly name = 'ExternalLoginError';
}
