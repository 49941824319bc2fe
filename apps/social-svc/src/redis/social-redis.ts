import { openRedisConnection } from '@memory/event-bus';
import { CONFIG } from '@memory/service-kit';
import { LoginThrottle } from '@memory/service-kit/attempt-limits';
import { PasskeyChallenges, PasswordConfirmations, StoredSessions } from '@memory/service-kit/sessions';
import { Global, Inject, Injectable, Logger, Module, type OnApplicationShutdown, type Type } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { SocialConfig } from '../config.ts';

/**
 * The Redis connection of this service. Erasures use it to read which services have handled their events, and to delete the user's events from the
 * streams; the scheduled maintenance uses it to trim the gateway's stream; limits on guessing count in it.
 */
@Injectable()
export class SocialRedis implements OnApplicationShutdown {
  readonly client: Redis;

  constructor(@Inject(CONFIG) config: SocialConfig) {
    const logger = new Logger(SocialRedis.name);
    this.client = openRedisConnection(config.REDIS_URL, logger, { maxRetriesPerRequest: 1, commandTimeout: 5_000 });
  }

  onApplicationShutdown(): void {
    this.client.disconnect();
  }
}

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
