import { gatewayRoutes as routes, type User } from '@memory/contracts';
import { IdempotencyKey, ImplementsRoute } from '@memory/service-kit';
import { Body, Controller, Redirect, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Credentials, PasswordChange, Registration } from '../peers/social-accounts-client.ts';
import { ContinueAfterPassword } from '../second-factor/continue-after-password.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { SessionUserId } from '../session/session-user-id.decorator.ts';
import { endSession } from '../session/session.plugin.ts';
import { ChangePassword } from './change-password.ts';
import { isSameOriginNavigation } from './is-same-origin-navigation.ts';
import { ReadCurrentUser } from './read-current-user.ts';
import { SignIn } from './sign-in.ts';
import { SignUp } from './sign-up.ts';

@Controller()
export class AuthController {
  constructor(
    private readonly changeOwnPassword: ChangePassword,
    private readonly continueSignIn: ContinueAfterPassword,
    private readonly readCurrentUser: ReadCurrentUser,
    private readonly signIn: SignIn,
    private readonly signUp: SignUp,
    private readonly securityLog: SecurityLog,
  ) {}

  @ImplementsRoute(routes.register)
  async register(
    @Body({ schema: routes.register.body }) registration: Registration,
    @IdempotencyKey() idempotencyKey: string | null,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<User> {
    const verified = await this.signUp.execute(registration, idempotencyKey, request.ip);
    return this.continueSignIn.execute(verified, 'registration', request, reply);
  }

  @ImplementsRoute(routes.login)
  async login(
    @Body({ schema: routes.login.body }) credentials: Credentials,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<User> {
    const verified = await this.signIn.execute(credentials, request);
    return this.continueSignIn.execute(verified, 'password', request, reply);
  }

  @ImplementsRoute(routes.changePassword)
  changePassword(
    @SessionUserId() userId: string,
    @Body({ schema: routes.changePassword.body }) change: PasswordChange,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    return this.changeOwnPassword.execute(userId, change, request, reply);
  }

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
  ): Promise<User> {
    return this.readCurrentUser.execute(userId, request, reply);
  }

  @ImplementsRoute(routes.readAuthUser)
  readAuthUser(
    @SessionUserId() userId: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<User> {
    return this.readCurrentUser.execute(userId, request, reply);
  }

  private async signOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { userId } = request.session;
    await endSession(request, reply);
    if (userId) await this.securityLog.record({ event: 'session.ended', userId });
  }
}
