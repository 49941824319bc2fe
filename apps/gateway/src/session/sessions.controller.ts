import { gatewayRoutes as routes, type ActiveSession } from '@memory/contracts';
import { ImplementsRoute } from '@memory/service-kit';
import { Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { SecurityLog } from '../security-log/security-log.ts';
import { EndListedSession } from './end-listed-session.ts';
import { ListSessions } from './list-sessions.ts';
import { RedisSessionStore } from './redis-session.store.ts';
import { requireSession } from './request-session.ts';
import { SessionUserId } from './session-user-id.decorator.ts';

/** The browsers in which a user is signed in. */
@Controller()
export class SessionsController {
  constructor(
    private readonly listSessions: ListSessions,
    private readonly endListedSession: EndListedSession,
    private readonly store: RedisSessionStore,
    private readonly securityLog: SecurityLog,
  ) {}

  @ImplementsRoute(routes.listSessions)
  list(@SessionUserId() userId: string, @Req() request: FastifyRequest): Promise<ActiveSession[]> {
    return this.listSessions.execute(userId, requireSession(request).sessionId);
  }

  @ImplementsRoute(routes.endSession)
  async endOne(
    @SessionUserId() userId: string,
    @Param({ schema: routes.endSession.params }) { id }: { id: string },
  ): Promise<void> {
    await this.endListedSession.execute(userId, id);
    await this.securityLog.record({ event: 'session.ended', userId });
  }

  @ImplementsRoute(routes.endOtherSessions)
  async endOthers(@SessionUserId() userId: string, @Req() request: FastifyRequest): Promise<void> {
    await this.store.endOthers(userId, requireSession(request).sessionId);
    await this.securityLog.record({ event: 'sessions.ended', userId, details: { reason: 'ended_by_user' } });
  }
}
