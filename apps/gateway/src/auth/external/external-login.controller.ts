import { gatewayRoutes as routes } from '@memory/contracts';
import { ImplementsRoute } from '@memory/service-kit';
import { Controller, Logger, Redirect, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describeFailure, ExternalLogin } from './external-login.ts';
import { PENDING_SECONDS } from './pending-logins.ts';

const STATE_COOKIE = 'memory.login';
const cookiePlace = { path: '/api/login', httpOnly: true, sameSite: 'lax' } as const;

const to = (url: string) => ({ url, statusCode: 302 });
const backWith = (error: 'external_login_unavailable' | 'external_login_failed') => to(`/auth?error=${error}`);

/** Signing in with an account of somebody else's. Browsers navigate here, so that every outcome is a page, never JSON. */
@Controller()
export class ExternalLoginController {
  private readonly logger = new Logger(ExternalLoginController.name);

  constructor(private readonly login: ExternalLogin) {}

  @ImplementsRoute(routes.startExternalLogin)
  @Redirect()
  async begin(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    if (!this.login.isConfigured) return backWith('external_login_unavailable');
    try {
      const { address, state } = await this.login.begin(request);
      void reply.setCookie(STATE_COOKIE, state, {
        ...cookiePlace,
        secure: request.protocol === 'https',
        maxAge: PENDING_SECONDS,
      });
      return to(address);
    } catch (error) {
      return this.failed(error);
    }
  }

  @ImplementsRoute(routes.finishExternalLogin)
  @Redirect()
  async finish(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    if (!this.login.isConfigured) return backWith('external_login_unavailable');
    void reply.clearCookie(STATE_COOKIE, cookiePlace);
    try {
      await this.login.finish(request, request.cookies[STATE_COOKIE]);
      return to('/');
    } catch (error) {
      return this.failed(error);
    }
  }

  private failed(error: unknown) {
    this.logger.warn({ reason: describeFailure(error) }, 'an external sign-in failed');
    return backWith('external_login_failed');
  }
}
