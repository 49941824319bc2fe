import { gatewayRoutes as routes } from '@memory/contracts';
import { ApiError, ImplementsRoute } from '@memory/service-kit';
import { Controller, Logger, Query, Redirect, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SecurityLog } from '../security-log/security-log.ts';
import { BeginExternalLogin } from './begin-external-login.ts';
import { FinishExternalLogin } from './finish-external-login.ts';
import { OIDC_AUTHORIZATION_TIMEOUT_SECONDS, OidcClient } from './oidc-client.ts';

const STATE_COOKIE = 'memory.login';
const stateCookieAttributes = { path: '/api/login', httpOnly: true, sameSite: 'lax' } as const;

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
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    if (!this.oidcClient.isConfigured) return redirectToSignIn('external_login_unavailable');
    try {
      const { url, state } = await this.beginExternalLogin.execute(request, { again: again === '1' });
      void reply.setCookie(STATE_COOKIE, state, {
        ...stateCookieAttributes,
        secure: request.protocol === 'https',
        maxAge: OIDC_AUTHORIZATION_TIMEOUT_SECONDS,
      });
      return redirectTo(url);
    } catch (error) {
      return this.handleFailure(error);
    }
  }

  @ImplementsRoute(routes.finishExternalLogin)
  @Redirect()
  async finish(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    if (!this.oidcClient.isConfigured) return redirectToSignIn('external_login_unavailable');
    void reply.clearCookie(STATE_COOKIE, stateCookieAttributes);
    try {
      return redirectTo(await this.finishExternalLogin.execute(request, reply, request.cookies[STATE_COOKIE]));
    } catch (error) {
      await this.securityLog.record({ event: 'sign_in.provider_failed' });
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
