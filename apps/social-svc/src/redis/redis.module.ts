import { StoredSessions } from '@memory/service-kit/sessions';
import { Global, Module } from '@nestjs/common';
import { SocialRedis } from './social-redis.ts';

const storedSessions = {
  provide: StoredSessions,
  inject: [SocialRedis],
  useFactory: ({ client }: SocialRedis) => new StoredSessions(client),
};

@Global()
@Module({ providers: [SocialRedis, storedSessions], exports: [SocialRedis, StoredSessions] })
export class RedisModule {}
