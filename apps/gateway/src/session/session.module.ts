import { Module } from '@nestjs/common';
import { SecurityLogModule } from '../security-log/security-log.module.ts';
import { EndListedSession } from './end-listed-session.ts';
import { ListSessions } from './list-sessions.ts';
import { RedisSessionStore } from './redis-session.store.ts';
import { SessionsController } from './sessions.controller.ts';

@Module({
  imports: [SecurityLogModule],
  controllers: [SessionsController],
  providers: [EndListedSession, ListSessions, RedisSessionStore],
  exports: [RedisSessionStore],
})
export class SessionModule {}
