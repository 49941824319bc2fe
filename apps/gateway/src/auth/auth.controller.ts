import { gatewayRoutes as routes, type User } from '@memory/contracts';
import { ApiError, IdempotencyKey, ImplementsRoute } from '@memory/service-kit';
import { Body, Controller, Redirect, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SessionUser } from '../session/current-user.decorator.ts';
import { RedisSessionStore } from '../session/redis-session.store.ts';
import { SESSION_COOKIE } from '../session/session-record.ts';
import { beginSession } from '../session/session.plugin.ts';
import { Accounts, type Credentials, type PasswordChange, type Registration } from './accounts.ts';
import { LoginThrottle } from './login-throttle.ts';
import { SignIn } from './sign-in.ts';
import { SignUp } from './sign-up.ts';

@Controller()
export class AuthController {
  constructor(
    private readonly accounts: Accounts,
    private readonly throttle: LoginThrottle,
    private readonly signIn: SignIn,
    private readonly signUp: SignUp,
    private readonly sessions: RedisSessionStore,
  ) {}

  @ImplementsRoute(routes.register)
  async register(
    @Body({ schema: routes.register.body }) registration: Registration,
    @IdempotencyKey() key: string | null,
    @Req() request: FastifyRequest,
  ): Promise<User> {
    const user = await this.signUp.signUp(registration, key, request.ip);
    await beginSession(request, user.id);
    return user;
  }

  @ImplementsRoute(routes.login)
  async login(
    @Body({ schema: routes.login.body }) credentials: Credentials,
    @Req() request: FastifyRequest,
  ): Promise<User> {
    const user = await this.signIn.signIn(credentials, request.ip);
    await beginSession(request, user.id);
    return user;
  }

  @ImplementsRoute(routes.changePassword)
  async changePassword(
    @SessionUser() userId: string,
    @Body({ schema: routes.changePassword.body }) change: PasswordChange,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.throttle.beforePasswordChange(userId);
    await this.accounts.changePassword(userId, change);
    await beginSession(request, userId);
    await this.sessions.endOthers(userId, request.session.sessionId);
    await this.throttle.afterPasswordChange(userId);
  }

  @ImplementsRoute(routes.logout)
  logout(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    return endSession(request, reply);
  }

  /** A link or picture of another site leads home too, but signs nobody out. */
  @ImplementsRoute(routes.deleteOwnAccount)
  @Redirect('/')
  async leave(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    if (isOwnWish(request)) await endSession(request, reply);
  }

  @ImplementsRoute(routes.readCurrentUser)
  simpleUser(
    @SessionUser() userId: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<User> {
    return this.currentUser(userId, request, reply);
  }

  @ImplementsRoute(routes.readAuthUser)
  authUser(
    @SessionUser() userId: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<User> {
    return this.currentUser(userId, request, reply);
  }

  /** A session may outlive its account: it ends when that is noticed. */
  private currentUser(userId: string, request: FastifyRequest, reply: FastifyReply): Promise<User> {
    return this.accounts.read(userId).catch(async (error: unknown) => {
      if (!(error instanceof ApiError) || error.code !== 'user_not_found') throw error;
      await endSession(request, reply);
      throw new ApiError('not_signed_in', { cause: error });
    });
  }
}

async function endSession(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  await request.session.destroy();
  void reply.clearCookie(SESSION_COOKIE, { path: '/' });
}

/** Browsers say where a navigation comes from (Fetch Metadata): our own pages, or nowhere (typed, a bookmark). What says nothing is no browser of today. */
function isOwnWish({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}
