import { Module } from '@nestjs/common';
import { EndListedSession } from './end-listed-session.ts';
import { ListSessions } from './list-sessions.ts';
import { RedisSessionStore } from './redis-session.store.ts';
import { SessionsController } from './sessions.controller.ts';

@Module({
  controllers: [SessionsController],
  providers: [EndListedSession, ListSessions, RedisSessionStore],
  exports: [RedisSessionStore],
})
export class SessionModule {}
