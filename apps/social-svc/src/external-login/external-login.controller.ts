import { externalLoginRoutes as routes } from '@memory/contracts';
import { ApiError, ImplementsRoute } from '@memory/service-kit';
import { Controller, Logger, Query, Redirect, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { SecurityLog } from '../security-log/security-log.ts';
import { CurrentBrowser, type SignInBrowser } from '../sign-in/sign-in-browser.ts';
import { BeginExternalLogin } from './begin-external-login.ts';
import { FinishExternalLogin } from './finish-external-login.ts';
import { OidcClient } from './oidc-client.ts';

const redirectTo = (url: string) => ({ url, statusCode: 302 });
type SignInPageError = 'external_login_unavailable' | 'external_login_failed' | 'external_registration_restricted';
const redirectToSignIn = (error: SignInPageError) => redirectTo(`/auth?error=${error}`);

/**
 * Routes for sign-in with an OpenID Connect provider. Browsers navigate to these routes, so every response is a redirect to a page and
 * never JSON.
 */
@Controller()
export class ExternalLoginController {
  private readonly logger = new Logger(ExternalLoginController.name);

  constructor(
    private readonly oidcClient: OidcClient,
    private readonly beginExternalLogin: BeginExternalLogin,
    private readonly finishExternalLogin: FinishExternalLogin,
    private readonly securityLog: SecurityLog,
  ) {}

  @ImplementsRoute(routes.startExternalLogin)
  @Redirect()
  async begin(
    @Query({ schema: routes.startExternalLogin.query }) { again }: { again?: string | undefined },
    @CurrentBrowser() { client, response }: SignInBrowser,
  ) {
    if (!this.oidcClient.isConfigured) return redirectToSignIn('external_login_unavailable');
    try {
      const { url, state } = await this.beginExternalLogin.execute(client, { again: again === '1' });
      response.setCookie('authorization-state', state);
      return redirectTo(url);
    } catch (error) {
      return this.handleFailure(error);
    }
  }

  /** The query is not checked against the contract, because an invalid one also leads to a page. */
  @ImplementsRoute(routes.finishExternalLogin)
  @Redirect()
  async finish(@Req() { url }: FastifyRequest, @CurrentBrowser() browser: SignInBrowser) {
    if (!this.oidcClient.isConfigured) return redirectToSignIn('external_login_unavailable');
    browser.response.deleteCookie('authorization-state');
    try {
      const { search } = new URL(url, 'http://social-svc');
      return redirectTo(await this.finishExternalLogin.execute(search, browser));
    } catch (error) {
      await this.securityLog.recordAlone({ event: 'sign_in.provider_failed' });
      return this.handleFailure(error);
    }
  }

  private handleFailure(error: unknown) {
    if (isRegistrationRejected(error)) return redirectToSignIn('external_registration_restricted');
    this.logger.warn({ reason: describeFailure(error) }, 'an external sign-in failed');
    return redirectToSignIn('external_login_failed');
  }
}

/** Whether the person has no account here yet, and this installation creates none at a first sign-in (setting REGISTRATION). */
const isRegistrationRejected = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'registration_closed' || error.code === 'invitation_invalid');

/**
 * Returns only the name, message and code of an error: the `cause` of openid-client's errors contains tokens and claims, which must not
 * be logged.
 */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = error instanceof ApiError || !('code' in error) ? '' : ` (${String(error.code)})`;
  return `${error.name}: ${error.message}${code}`;
}
