import { Module } from '@nestjs/common';
import { PeersModule } from '../peers/peers.module.ts';
import { GatewayRedis } from '../redis/gateway-redis.ts';
import { SecurityLogModule } from '../security-log/security-log.module.ts';
import { BeginSignInSession } from './begin-sign-in-session.ts';
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
  imports: [PeersModule, SecurityLogModule],
  controllers: [SessionsController],
  providers: [BeginSignInSession, EndListedSession, ListSessions, redisSessionStore],
  exports: [BeginSignInSession, RedisSessionStore],
})
export class SessionModule {}
