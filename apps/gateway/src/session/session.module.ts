import { Module } from '@nestjs/common';
import { GatewayRedis } from '../redis/gateway-redis.ts';
import { SecurityLogModule } from '../security-log/security-log.module.ts';
import { EndListedSession } from './end-listed-session.ts';
import { ListSessions } from './list-sessions.ts';
import { RedisSessionStore } from './redis-session.store.ts';
import { SessionsController } from './sessions.controller.ts';

const redisSessionStore = {
  provide: RedisSessionStore,
  inject: [GatewayRedis],
  useFactory: (redis: GatewayRedis) => new RedisSessionStore(redis),
};

@Module({
  imports: [SecurityLogModule],
  controllers: [SessionsController],
  providers: [EndListedSession, ListSessions, redisSessionStore],
  exports: [RedisSessionStore],
})
export class SessionModule {}
