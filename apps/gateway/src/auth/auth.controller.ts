import { gatewayRoutes as routes, type OwnUser } from '@memory/contracts';
import { ImplementsRoute } from '@memory/service-kit';
import { Controller, Redirect, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SecurityLog } from '../security-log/security-log.ts';
import { SessionUserId } from '../session/session-user-id.decorator.ts';
import { endSession } from '../session/session.plugin.ts';
import { isSameOriginNavigation } from './is-same-origin-navigation.ts';
import { ReadCurrentUser } from './read-current-user.ts';

@Controller()
export class AuthController {
  constructor(
    private readonly readCurrentUser: ReadCurrentUser,
    private readonly securityLog: SecurityLog,
  ) {}

  @ImplementsRoute(routes.logout)
  logout(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    return this.signOut(request, reply);
  }

  /**
   * Signs the user out when the browser navigates to this URL. Another site could link to or embed a GET route to sign the user out, so the
   * session ends only when a page of this origin or the user directly started the navigation.
   */
  @ImplementsRoute(routes.logoutByNavigation)
  @Redirect('/')
  async logoutByNavigation(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    if (isSameOriginNavigation(request)) await this.signOut(request, reply);
  }

  @ImplementsRoute(routes.readCurrentUser)
  readSimpleUser(
    @SessionUserId() userId: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OwnUser> {
    return this.readCurrentUser.execute(userId, request, reply);
  }

  @ImplementsRoute(routes.readAuthUser)
  readAuthUser(
    @SessionUserId() userId: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OwnUser> {
    return this.readCurrentUser.execute(userId, request, reply);
  }

  private async signOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { userId } = request.session;
    await endSession(request, reply);
    if (userId) await this.securityLog.record({ event: 'session.ended', userId });
  }
}
