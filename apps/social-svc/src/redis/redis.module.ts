import { CONFIG } from '@memory/service-kit';
import { LoginThrottle } from '@memory/service-kit/attempt-limits';
import { PasskeyChallenges, PasswordConfirmations, StoredSessions } from '@memory/service-kit/sessions';
import { Global, Module, type Type } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { SocialConfig } from '../config.ts';
import { SocialRedis } from './social-redis.ts';

const storedInRedis = <Store>(provide: Type<Store> & (new (redis: Redis) => Store)) => ({
  provide,
  inject: [SocialRedis],
  useFactory: ({ client }: SocialRedis) => new provide(client),
});

const loginThrottle = {
  provide: LoginThrottle,
  inject: [SocialRedis, CONFIG],
  useFactory: ({ client }: SocialRedis, { SESSION_SECRET }: SocialConfig) => new LoginThrottle(client, SESSION_SECRET),
};

/** What this service stores in Redis. */
@Global()
@Module({
  providers: [
    SocialRedis,
    loginThrottle,
    storedInRedis(PasskeyChallenges),
    storedInRedis(PasswordConfirmations),
    storedInRedis(StoredSessions),
  ],
  exports: [SocialRedis, LoginThrottle, PasskeyChallenges, PasswordConfirmations, StoredSessions],
})
export class RedisModule {}
